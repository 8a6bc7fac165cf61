import type { Fact, Seat, Sheet, SheetItem, SheetPart, ViewOf, Voices } from '@hoard/kernel';
import { RESOURCES } from '../content/content.ts';
import { attackByCities, printedAttack, realmAttack } from '../rules/14-shadow.ts';
import { pointsOf } from '../rules/15-victory.ts';
import { capacityOf, carriesToken, has, heroOf, rowsIn, stands, sumOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { artefactInWords, faerieInWords } from './cards.ts';
import type { Words } from '../words/words.ts';
import { activeSeat } from './frames.ts';
import { cityName, goodsNames, hexName } from './names.ts';
import { questOf } from './quests.ts';
import { hexesBetween } from './way.ts';

/** What every player has. Secrets stand on the sheet of who knows them. */
export const sheetsOf = (words: Words, view: ViewOf<SevenMoons>, voices: Voices): Sheet[] =>
  view.sight.heroes.map((hero, seat) => ({
    seat,
    name: voices.nameOf(seat),
    notes: notesOf(words, view, seat, voices),
    isOnTurn: activeSeat(view) === seat,
    facts: factsOf(words, view.sight, seat, seat === (voices.you >= 0 ? voices.you : view.viewer)),
    parts: [
      packOf(words, hero),
      cityOf(words, hero),
      ...questPart(words, view.sight, seat),
      ...itemsOf(words, hero),
      ...secretsOf(words, view, seat, voices),
    ],
  }));

function notesOf(words: Words, view: ViewOf<SevenMoons>, seat: Seat, voices: Voices): string[] {
  const { content, sheet: say } = words;
  const { sight } = view;
  const reader = sight.heroes[voices.you >= 0 ? voices.you : view.viewer];
  const hero = heroOf(sight, seat);
  const hasFallen = !stands(sight, seat) && sight.moon >= content.numbers.moons.last;
  return [
    cityName(words, sight, seat),
    activeSeat(view) === seat ? say.onTurn : '',
    hasFallen ? say.fallen : '',
    reader === undefined || reader === hero || reader.city < 0 || hero.city < 0 ? '' : say.away(hexesBetween(content, hero.at, reader.at)),
  ].filter((note) => note !== '');
}

function factsOf(words: Words, board: Board, seat: Seat, isOwn: boolean): Fact[] {
  const { content, sheet: say, mounts } = words;
  const hero = heroOf(board, seat);
  const points = pointsOf(board, content, seat);
  const used = sumOf(hero.goods) + (carriesToken(content, hero) ? 1 : 0);
  const allies = rowsIn(hero.allies).map((ally) => content.allies[ally]!.name);
  return [
    { sign: hero.mount, value: '', label: mounts[hero.mount] },
    { sign: 'gold', value: String(hero.gold), label: say.gold(hero.gold), isBrief: true },
    {
      sign: 'pack',
      value: `${used}/${capacityOf(content, hero)}`,
      label: say.carries(goodsNames(words, hero.goods) || say.nothing, used, capacityOf(content, hero)),
      // One trades with it all the time.
      ...(isOwn && used > 0 ? { isBrief: true } : {}),
    },
    { sign: 'stronghold', value: String(hero.strongholds), label: say.strongholds(hero.strongholds), isBrief: true },
    {
      sign: 'allies',
      value: String(allies.length),
      label: allies.length === 0 ? say.noAllies : say.allies(allies.join(', ')),
      isBrief: true,
    },
    ...(together(board.mode)
      ? []
      : [{ sign: 'points', value: String(points), label: say.points(points), word: say.pointsShort, isBrief: true as const }]),
  ];
}

const thing = (sign: string, name: string, does = ''): SheetItem => ({ sign, name, does });

/** The inventory as it is: so many spaces, each with what lies in it. */
function packOf(words: Words, hero: Hero): SheetPart {
  const { content, sheet: say, mounts, resources } = words;
  const things = [
    ...RESOURCES.flatMap((kind, row) => Array.from({ length: hero.goods[row]! }, () => thing(kind, resources[row]!))),
    ...(carriesToken(content, hero) ? [thing('token', say.token)] : []),
  ];
  const free = Array.from({ length: Math.max(0, capacityOf(content, hero) - things.length) }, () => ({
    ...thing('', say.free),
    isFree: true as const,
  }));
  // Before it speaks for a city, a hero is nowhere.
  const note = hero.city < 0 ? '' : `${mounts[hero.mount]}, ${hexName(words, hero.at)}`;
  return { id: 'pack', title: say.pack, note, kind: 'slots', items: [...things, ...free], isOwned: true };
}

/** Strongholds, and a place for each people that may come. */
function cityOf(words: Words, hero: Hero): SheetPart {
  const { content, sheet: say } = words;
  const waiting = goodsNames(words, hero.waiting);
  return {
    id: 'city',
    title: say.city,
    note: waiting === '' ? '' : say.waiting(waiting),
    kind: 'slots',
    items: [
      thing('stronghold', say.strongholds(hero.strongholds)),
      ...content.allies.map(({ id, name }, ally) => ({ ...thing(id, name), ...(has(hero.allies, ally) ? {} : { isFree: true as const }) })),
    ],
    isOwned: true,
  };
}

/** The quest with its next step. */
function questPart(words: Words, board: Board, seat: Seat): SheetPart[] {
  const { sheet: say } = words;
  const { done } = heroOf(board, seat);
  const quest = questOf(words, board, seat);
  if (quest === null && done.length === 0) return [];
  return [
    {
      id: 'quest',
      title: say.quest,
      note: done.length === 0 ? '' : say.done(done.length),
      kind: 'list',
      items: quest === null ? [] : [thing('quest', quest.name, quest.count), thing('step', quest.step), thing('reward', quest.reward)],
    },
  ];
}

/** What fills no space: crystals, gems, artefacts, the faerie, stories. */
function itemsOf(words: Words, hero: Hero): SheetPart[] {
  const { content, sheet: say } = words;
  const faerie = content.faeries[hero.faerie];
  const items = [
    ...(hero.crystals > 0 ? [thing('crystal', say.crystals(hero.crystals))] : []),
    ...(hero.gems > 0 ? [thing('gem', say.gems(hero.gems))] : []),
    ...rowsIn(hero.artefacts).map((row) => {
      const artefact = content.artefacts[row]!;
      return thing(artefact.id, artefact.name, artefactInWords(words, artefact));
    }),
    ...(faerie === undefined ? [] : [thing('faerie', faerie.name, faerieInWords(words, faerie))]),
    ...(hero.stories.length > 0 ? [thing('story', say.stories(hero.stories.length))] : []),
  ];
  return items.length === 0 ? [] : [{ id: 'items', title: say.items, note: '', kind: 'list', items, isOwned: true }];
}

/** Shadow cards: one's own, and what one has seen elsewhere; of others, only how many. */
function secretsOf(words: Words, { sight, viewer }: ViewOf<SevenMoons>, seat: Seat, voices: Voices): SheetPart[] {
  const { sheet: say } = words;
  const held = sight.shadow.filter(({ owner }) => owner === seat);
  if (seat !== viewer)
    return held.length === 0 ? [] : [{ id: 'secrets', title: say.secrets, note: say.held(held.length), kind: 'list', items: [] }];
  const seen = sight.shadow
    .filter(({ owner, card }) => owner !== seat && card >= 0)
    .map(({ card, owner }) => foeOf(words, sight, card, owner < 0 ? say.deckCard : say.cardOf(voices.nameOf(owner))));
  const parts: SheetPart[] = [
    {
      id: 'secrets',
      title: say.secrets,
      note: '',
      kind: 'list',
      items: held.map(({ card }, index) => foeOf(words, sight, card, say.secret(index + 1))),
    },
    { id: 'seen', title: say.seen, note: '', kind: 'list', items: seen },
  ];
  return parts.filter(({ items }) => items.length > 0);
}

/** A card that will attack: where it lies, and who it is. */
function foeOf({ content, shadow: say }: Words, board: Board, card: number, where: string): SheetItem {
  const foe = content.shadowCards[card];
  if (foe === undefined) return thing('army', where);
  // As many as there are to defend.
  const cities = board.heroes.length;
  const attack = `${say.realm} ${realmAttack(board, content, { card, cities })}`;
  const readings = say.readings(printedAttack(content, card), attackByCities(content, card, cities));
  return thing(
    'army',
    where,
    `${foe.name}: ${attack} (${readings}), ${say.city} ${foe.city}, ${say.shield(content.allies[foe.shield]!.name)}`,
  );
}
