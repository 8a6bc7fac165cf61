import { argumentOf, frameOf, percent, type Action, type Asked, type Voices } from '@hoard/kernel';
import type { CardId, SpaceId } from '../content/ids.ts';
import { clashWith, clashWithKind, oddsOf } from '../odds/clash.ts';
import { chanceAgainst, kindsOf } from '../odds/danger.ts';
import { duelOdds } from '../odds/duel.ts';
import { flareChance } from '../odds/fire.ts';
import { powersOf, withGear } from '../odds/power.ts';
import { chanceIn } from '../odds/throws.ts';
import { priceOf, routeBy } from '../odds/ways.ts';
import { clashWithCard } from '../odds/withCard.ts';
import { warningOf } from '../rules/32-warnings.ts';
import { findEnemy, heroOf, isFaceUp, isOnMap } from '../rules/things.ts';
import { NONE, UNDECIDED, type Enemy } from '../state/board.ts';
import { cardWorn } from '../state/keys.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { challengeAhead, fightAhead, ritualAhead } from './battle.ts';
import { cardInWords } from './cards.ts';
import { faceInWords, lackingInWords, siteInWords } from './faces.ts';
import { isForHero } from './frames.ts';
import { marksOf } from '../rules/durations.ts';

type Question = Asked<Heropath>;

/** What one should know before an answer: exact chances, final numbers, and what is at stake. */
export function previewOf(words: Words, asked: Question, action: Action, voices: Voices): string[] {
  const warning = warningOf(asked, action, words);
  return [...(warning === null ? [] : [words.warnings[warning]]), ...aheadOf(words, asked, action, voices)];
}

function aheadOf(words: Words, asked: Question, action: Action, voices: Voices): string[] {
  const { content, odds: say } = words;
  const board = asked.view.sight;
  const { seat } = asked;
  const hero = heroOf(board, seat);
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'fight':
      return fightAhead(words, board, seat, row);
    case 'dragon':
      return challengeAhead(words, board, seat);
    case 'ritual':
      return ritualAhead(words, board, seat);
    case 'rest':
      return [marksOf(hero).rested ? say.restAgain : say.rest(content.numbers.rest.vitality)];
    case 'search':
      return facesOf(
        words,
        content.dice.search.map((_, face) => words.names.find(face)),
      );
    case 'balloon':
      return facesOf(
        words,
        content.dice.land.map((_, face) => words.names.lands(face)),
      );
    case 'visit':
      return siteInWords(words, board.sites[hero.at]!);
    case 'go':
    case 'sail':
    case 'land':
      return spaceAhead(words, asked, action);
    case 'space':
      return isForHero(frameOf(asked)) ? spaceAhead(words, asked, action) : [];
    case 'activity':
      return activityAhead(words, asked, row);
    case 'enemy':
    case 'expose': {
      const enemy = findEnemy(board, row);
      return enemy === undefined || enemy.kind !== UNDECIDED ? [] : hiddenAhead(words, asked, enemy);
    }
    case 'rock':
      return board.heroes.flatMap((one) =>
        isOnMap(one) ? [say.flare(voices.nameOf(one.seat), percent(flareChance(content, one.at), words.language))] : [],
      );
    case 'ambush':
    case 'thieve':
    case 'snatch': {
      const { losses, attacker } = content.numbers;
      return [say.encounter(attacker, board.options.morals === 'silver' ? losses.victim.silver : losses.victim.bronze)];
    }
    case 'play':
      return [...cardAhead(words, row), ...withCard(words, asked, row)];
    case 'keep':
    case 'choose':
    case 'discard':
    case 'buy':
    case 'collect':
      return cardAhead(words, row);
    case 'wear':
    case 'attach':
    case 'takeOff': {
      const { enemies, dragon } = powersOf(content, withGear(content, hero, action));
      const lacks = verbOf(action) === 'takeOff' ? '' : lackingInWords(words, hero, cardWorn(row));
      return [
        ...(verbOf(action) === 'takeOff' ? [] : cardAhead(words, cardWorn(row))),
        say.gear(enemies, dragon),
        ...(lacks === '' ? [] : [say.asleep(lacks)]),
      ];
    }
    case 'pass':
      return frameOf(asked)?.k === 'turn' && hero.actions > 0 ? [say.lost(hero.actions)] : [];
    default:
      return [];
  }
}

/** Every face of a die is as likely as any other; equal ones are told as one. */
function facesOf({ language, odds: say }: Words, faces: readonly string[]): string[] {
  return [...Map.groupBy(faces, (face) => face)].map(([face, all]) => say.face(percent(all.length / faces.length, language), face));
}

/** What stands on a card, and what it does. */
const cardAhead = (words: Words, card: CardId): string[] =>
  card < 0 ? [] : [`${faceInWords(words, words.content.cards[card]!)}.`, cardInWords(words, card)];

/** What a card does to the chance of the battle that is being fought. */
function withCard({ content, language, odds: say }: Words, { view: { sight }, seat }: Question, card: CardId): string[] {
  const hero = heroOf(sight, seat);
  const { battle } = hero;
  if (battle === null || (battle.foe >= 0 && findEnemy(sight, battle.foe) === undefined)) return [];
  const clash = clashWith(sight, content, seat, battle.foe);
  const played = clashWithCard(content, hero, clash, card);
  if (played === null) return [];
  const [before, after] = [chanceIn(oddsOf(content, clash)), chanceIn(oddsOf(content, played))];
  return [say.withCard(percent(before, language), percent(after, language))];
}

/** A bout in the Arena; of other activities nothing is left to chance that could be told. */
function activityAhead(words: Words, asked: Question, activity: number): string[] {
  const { content, language, odds: say } = words;
  const frame = frameOf(asked);
  if (frame?.k !== 'visit') return [];
  return content.sites[frame.site]!.activities[activity]!.does.flatMap((place) => {
    const effect = content.effects[place]!;
    if (effect.do !== 'duel') return [];
    return [
      say.duel(percent(chanceIn(duelOdds(asked.view.sight, content, asked.seat, effect.power)), language)),
      say.loss(content.numbers.duel.vitality),
    ];
  });
}

/** What it costs to stop in a space, and what waits there. */
function spaceAhead(words: Words, asked: Question, action: Action): string[] {
  const { content, odds: say } = words;
  const { sight } = asked.view;
  const hero = heroOf(sight, asked.seat);
  const space: SpaceId = argumentOf(action);
  // Whom a card carries away, or who is called, walks past nobody.
  const route = verbOf(action) === 'space' ? null : routeBy(sight, content, hero, frameOf(asked), space);
  const there = sight.enemies.filter(({ at }) => at === space);
  return [
    ...(route === null || route.evaded === 0 ? [] : [say.evades(route.evaded, route.evaded * content.numbers.losses.evasion)]),
    ...(route === null ? [] : [say.costs(priceOf(content, route))]),
    ...there.flatMap((enemy) => (isFaceUp(enemy) ? foeAhead(words, asked, enemy) : hiddenAhead(words, asked, enemy))),
    ...(content.map.spaces[space]!.kind === 'settlement' && sight.sites[space] === NONE ? [say.discovers] : []),
  ];
}

/** An enemy that he would face there. */
function foeAhead({ content, language, odds: say, names }: Words, { view: { sight }, seat }: Question, { kind }: Enemy): string[] {
  const chance = chanceIn(oddsOf(content, clashWithKind(sight, content, seat, kind)));
  return [say.foe(names.kind(kind), percent(chance, language))];
}

/** What a hidden enemy may be, and how he would fare. */
function hiddenAhead({ content, language, odds: say, names }: Words, { view: { sight }, seat }: Question, enemy: Enemy): string[] {
  const kinds = kindsOf(sight, enemy).map(({ kind, chance }) =>
    say.kind(
      names.kind(kind),
      percent(chance, language),
      percent(chanceIn(oddsOf(content, clashWithKind(sight, content, seat, kind))), language),
    ),
  );
  return [say.hidden(percent(chanceAgainst(sight, content, seat, enemy), language)), say.kinds(kinds)];
}
