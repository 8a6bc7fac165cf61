import { done, follow } from '@hoard/kernel';
import { canJoin, recruit } from '../08-allies.ts';
import { drawQuest, questDie } from '../10-quests.ts';
import { artefactFrom, gainArtefact } from '../11-inventory.ts';
import { faerieFrom, greet } from '../17-faeries.ts';
import { claim, storyFrom } from '../19-story.ts';
import { heroOf } from '../things.ts';
import { gainGold } from './purse.ts';
import { define, type Moments, type Reading } from './types.ts';

// Effects that bring somebody or something along: a horse, an ally, a faerie, an artefact, a quest, a story.

/** In gold. */
const HORSE = 5;

export const company = define.rows({
  gainArtefact: {
    fields: {},
    does: (board, { seat }, _, flow) =>
      board.artefacts.length > 0 ? 'artefact' : gainGold(board, seat, flow.content.numbers.instead.artefact, 'SM-11.7', flow),
    worth: (_, { board, content, artefact }) => (board.artefacts.length > 0 ? artefact : content.numbers.instead.artefact),
  },
  gainHorse: {
    fields: {},
    does(board, { seat, rule }, _, flow) {
      const hero = heroOf(board, seat);
      if (hero.mount !== 'foot') return;
      hero.mount = 'horse';
      flow.tell({ t: 'horse', rule, seat, price: 0 });
    },
    worth: (_, { hero }) => (hero.mount === 'foot' ? HORSE : 0),
  },
  recruit: {
    fields: ({ ally }: Reading) => ({ ally }),
    can: (board, seat, { ally }) => canJoin(board, seat, ally),
    does(board, { seat }, { ally }, flow) {
      if (canJoin(board, seat, ally)) recruit(board, seat, ally, 0, flow);
    },
    worth: (effect, { board, seat, ally }) => (canJoin(board, seat, effect.ally) ? ally(effect.ally) : 0),
  },
  /** With the faerie module, for a hero without a companion. */
  drawFaerie: {
    fields: {},
    does: (board, { seat }) => (board.faeries.length > 0 && heroOf(board, seat).faerie < 0 ? 'faerie' : undefined),
    worth: (_, { board, hero, faerie }) => (board.faeries.length > 0 && hero.faerie < 0 ? faerie : 0),
  },
  /** `otherwise`: for a hero who holds an unfinished quest, or when none is left. */
  drawQuest: {
    fields: ({ effects }: Reading) => ({ otherwise: effects }),
    does: (board, frame, { otherwise }) =>
      heroOf(board, frame.seat).quest < 0 && board.quests.length > 0 ? 'quest' : follow(frame, otherwise),
    worth: ({ otherwise }, appraisal) => (appraisal.hero.quest < 0 ? 1 : appraisal.of(otherwise)),
  },
});

export const companyMoments = {
  artefact: {
    kind: 'draw',
    rules: ['SM-11.7'],
    die: (board) => artefactFrom(board.artefacts.length),
    drawn(board, frame, outcome, flow) {
      gainArtefact(board, frame.seat, outcome, flow);
      done(frame);
    },
  },
  faerie: {
    kind: 'draw',
    rules: ['SM-17.4'],
    die: (board) => faerieFrom(board.faeries.length),
    drawn(board, frame, outcome, flow) {
      greet(board, frame.seat, outcome, flow);
      done(frame);
    },
  },
  quest: {
    kind: 'draw',
    rules: ['SM-10.1'],
    die: (board) => questDie(board),
    drawn(board, frame, outcome, flow) {
      drawQuest(board, frame.seat, outcome, frame.rule, flow);
      done(frame);
    },
  },
  story: {
    kind: 'draw',
    rules: ['SM-19.2'],
    die: (board) => storyFrom(board.stories.length),
    drawn(board, frame, outcome, flow) {
      claim(board, frame, outcome, flow);
      frame.at = 'next';
    },
  },
} satisfies Moments<'artefact' | 'faerie' | 'quest' | 'story'>;
