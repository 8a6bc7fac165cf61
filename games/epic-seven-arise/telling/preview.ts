import { argumentOf, frameOf, percent, rounded, type Action, type Asked, type Voices } from '@hoard/kernel';
import { ATTACK_NUMBERS, TERRAINS } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { dangersOf, hitChances } from '../odds/dangers.ts';
import { dreadIn } from '../odds/dread.ts';
import { blowsOf, foreseeArtifact } from '../odds/foresight.ts';
import { dualPrice } from '../rules/10-dual.ts';
import { isSkillCard } from '../rules/cards.ts';
import { canFill } from '../rules/sets.ts';
import { chapterOf, isLiving, playerOf } from '../rules/things.ts';
import { FACE_DOWN, type Board } from '../state/board.ts';
import { lenderIn, loanIn } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { blowsAt, blowsTold } from './blows.ts';
import { effectsInWords, missionInWords } from './cards.ts';
import { heroName, monsterName, placeName } from './names.ts';
import { leastHits, positionIn } from './places.ts';
import { standingsAround } from './spending.ts';

type Question = Asked<EpicSevenArise>;

/** What one should know before an answer: exact chances, final numbers, and what is at stake. */
export function previewOf(words: Words, asked: Question, action: Action, voices: Voices): string[] {
  const { sight } = asked.view;
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'vote':
      return tileAhead(words, asked, action);
    case 'skill':
      return skillAhead(words, asked, row);
    case 'use':
      return artifactAhead(words, asked, row);
    case 'foe':
      return blowsTold(words, asked, blowsAt(words, asked, row));
    case 'burn':
      return burnAhead(words, asked);
    case 'plain':
      return plainAhead(words, asked);
    case 'borrow':
      return loanAhead(words, asked, row, voices);
    case 'circle':
      return circleAhead(words, sight, row);
    case 'end':
      return danger(words, sight);
    case 'revive':
      return [...spending(words, asked, action), ...revivalAhead(words, asked)];
    case 'decline':
      return sight.heroes.some(isLiving) ? [] : [words.odds.lastHero];
    default:
      return spending(words, asked, action);
  }
}

/** Score and rank before and after. */
function spending({ content, odds: say }: Words, { view: { sight }, seat }: Question, action: Action): string[] {
  const around = standingsAround(sight, content, seat, action);
  if (around === null) return [];
  const [before, after] = around;
  return [say.score(before.score, after.score), ...(before.rank === after.rank ? [] : [say.rank(before.rank, after.rank)])];
}

function tileAhead(words: Words, { view: { sight } }: Question, action: Action): string[] {
  const { content, odds: say, names, terrains } = words;
  const position = positionIn(sight, content, action);
  const tile = content.tiles[sight.tiles[position] ?? -1];
  if (tile === undefined) return [];
  const monsters = sight.monsters.flatMap((monster) => (monster.at === position ? [monsterName(words, sight, monster)] : []));
  const token = sight.tokens[position]!;
  return [
    say.tile(placeName(words, sight, position), terrains[TERRAINS[tile.terrain]!]),
    monsters.length > 0 ? say.monsters(monsters) : say.spawn(sight.enemies.length),
    ...(token === FACE_DOWN ? [say.tokens(hiddenAt(words, sight, position))] : []),
    ...(token >= 0 ? [say.token(names.token(token), missionInWords(words, sight, content.tokens[token]!.mission))] : []),
    say.least(leastHits(content, sight, position), ATTACK_NUMBERS),
  ];
}

/** The tokens that may lie face-down at a place. */
const hiddenAt = ({ content, names }: Words, board: Board, position: number): string[] =>
  chapterOf(board, content)
    .positions[position]!.tokens.filter((token) => board.tokenPool.includes(token))
    .map(names.token);

/** A skill on each monster that could be aimed at. */
function skillAhead(words: Words, asked: Question, skill: number): string[] {
  const { sight } = asked.view;
  const place = sight.turn?.hero;
  if (place === undefined || sight.battle === null) return [];
  const { does, aims, burn } = words.content.heroes[sight.heroes[place]!.id]!.skills[skill]!;
  const foes = sight.monsters.filter(({ at }) => at === sight.battle!.at);
  const burning = words.odds.burn(words.burnCost(burn), effectsInWords(words, sight, burn.does));
  const aimed = aims ? foes : foes.slice(0, 1);
  return [
    ...aimed.flatMap(({ unit }) =>
      blowsTold(
        words,
        asked,
        blowsOf(sight, words.content, place, does, unit).filter((blow) => !aims || blow.unit === unit),
      ),
    ),
    burning,
  ];
}

/** An Artifact on each monster that could be aimed at. */
function artifactAhead(words: Words, asked: Question, card: CardId): string[] {
  const { sight } = asked.view;
  const place = sight.turn?.hero;
  if (place === undefined || sight.battle === null) return [];
  const { content } = words;
  const { aims } = content.cards[card]!;
  const foes = sight.monsters.filter(({ at }) => at === sight.battle!.at);
  return (aims ? foes : foes.slice(0, 1)).flatMap(({ unit }) =>
    blowsTold(
      words,
      asked,
      foreseeArtifact(sight, content, place, card, unit).blows.filter((blow) => !aims || blow.unit === unit),
    ),
  );
}

function burnAhead(words: Words, asked: Question): string[] {
  const { sight } = asked.view;
  const frame = frameOf(asked);
  if (frame?.k !== 'skill') return [];
  const { does, burn } = words.content.heroes[sight.heroes[frame.hero]!.id]!.skills[frame.skill]!;
  const burnt = blowsOf(sight, words.content, frame.hero, [...does, ...burn.after], frame.foe, changesOf(words, burn.before));
  return [...blowsTold(words, asked, burnt), words.odds.burn(words.burnCost(burn), effectsInWords(words, sight, burn.does))];
}

function plainAhead(words: Words, asked: Question): string[] {
  const frame = frameOf(asked);
  return frame?.k === 'skill' ? blowsTold(words, asked, blowsAt(words, asked, frame.foe)) : [];
}

/** What a Soul Burn changes before the skill resolves (EA-11.6). */
function changesOf({ content }: Words, before: readonly number[]): { readonly boost: number; readonly pierce: boolean } {
  const effects = before.map((row) => content.effects[row]!);
  return {
    boost: effects.reduce((sum, effect) => sum + (effect.do === 'boost' ? effect.n : 0), 0),
    pierce: effects.some((effect) => effect.do === 'pierce'),
  };
}

/** EA-10.3: what a lender gains in Souls, and which sets the hand loses. */
function loanAhead({ content, odds: say, sets }: Words, asked: Question, row: number, voices: Voices): string[] {
  const { sight } = asked.view;
  const frame = frameOf(asked);
  if (frame?.k !== 'skill') return [];
  const lender = lenderIn(content, row);
  const { hand, souls } = playerOf(sight, lender);
  const left = hand.toSpliced(hand.indexOf(loanIn(content, row)), 1);
  const name = voices.nameOf(lender);
  const lost = sets.filter((_, skill) => canFill(content, skill, hand, 0) && !canFill(content, skill, left, 0));
  const gain = Math.min(dualPrice(sight, content, frame.hero), content.numbers.souls.most - souls);
  return [say.lender(name, gain), ...lost.map((set) => say.lenderLoses(name, set))];
}

function circleAhead({ content, language, odds: say }: Words, board: Board, circle: number): string[] {
  const numbers = content.tiles[board.tiles[board.at] ?? -1]?.circles[circle];
  return numbers === undefined ? [] : [say.circle(numbers.join(' '), percent(hitChances(board, content)[circle] ?? 0, language))];
}

/** What may still happen to each hero in this battle round, and how long it is until Dread strikes. */
function danger(words: Words, board: Board): string[] {
  const { content, language, odds: say } = words;
  const dread = dreadIn(board, content);
  return [
    ...dangersOf(board, content).flatMap(({ hit, loss, dies }, place) => {
      if (hit === 0 && dies === 0) return [];
      const name = heroName(words, board, place);
      const told = say.hit(name, percent(hit, language), rounded(loss, language));
      return dies > 0 ? [told, say.mayDie(name, percent(dies, language))] : [told];
    }),
    ...(dread < 0 ? [] : [say.dread(dread)]),
  ];
}

/** EA-15.12: what standing up costs besides Skystones. */
function revivalAhead({ content, odds: say }: Words, { view: { sight }, seat }: Question): string[] {
  const { hand, potions, souls } = playerOf(sight, seat);
  const cards = hand.filter((card) => !isSkillCard(content, card)).length;
  return [say.revival(cards, potions, souls), ...(sight.heroes.some(isLiving) ? [] : [say.lastHero])];
}
