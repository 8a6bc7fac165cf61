import type { Game } from '@hoard/kernel';
import type { Content, Hero, Skill } from '../content/content.ts';
import { epicSevenAriseWith } from '../game.ts';
import type { EpicSevenArise } from '../state/types.ts';

// Cooperation must matter: what becomes of a party that cannot help itself to it. What nobody can pay for nobody plans with either,
// so that the players of an experiment do the best they can without.

type Experiment = (game: Game<EpicSevenArise>) => Game<EpicSevenArise>;

/** More Souls than a player may have. */
const unpayable = ({ numbers }: Content): number => numbers.souls.most + 1;

const withoutDuals: Experiment = ({ content }) => {
  const price = unpayable(content);
  return epicSevenAriseWith({ ...content, numbers: { ...content.numbers, dual: [price, price, price, price] } });
};

const withoutBurns: Experiment = ({ content }) => {
  const dear = (skill: Skill): Skill => ({ ...skill, burn: { ...skill.burn, souls: unpayable(content), cards: 0 } });
  const heroes = content.heroes.map((hero): Hero => {
    const [pair, run, triple] = hero.skills;
    return { ...hero, skills: [dear(pair), dear(run), dear(triple)] };
  });
  return epicSevenAriseWith({ ...content, heroes });
};

export const experiments = { withoutDuals, withoutBurns };
