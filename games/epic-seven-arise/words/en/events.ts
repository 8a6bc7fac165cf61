import { times, whose, type Sentences } from '@hoard/kernel';
import { SKYSTONES, TERRAINS, type Effect } from '../../content/content.ts';
import { KEEPS } from '../../state/board.ts';
import { ONWARD, type About, type Source } from '../../state/choices.ts';
import type { Event } from '../../state/events.ts';
import { inBits } from '../bits.ts';
import { blowIn, countedIn, type BlowSum } from '../sums.ts';
import type { CardWords } from '../cards.ts';
import { onward } from './answers.ts';
import { reasons } from './ending.ts';
import { clause, difficulties, listOf, points, potions, prizeOf, skulls, souls, statuses, stonesIn, whom, type Names } from './names.ts';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** `3 + 1 - 2 armour = 2`. */
export const blow = (dealt: BlowSum): string =>
  blowIn(dealt, { armour: 'armour', shields: (count) => (count === 1 ? 'Shield' : 'Shields'), extra: 'Extra HP' });

const left = (health: number): string => (health === 0 ? 'nothing left' : `${health} left`);

const DAMAGE = { physical: 'damage', magical: 'magic damage', true: 'true damage' } as const;
const DECK_CARDS = ['Skill Point card', 'Artifact', 'Equipment card'] as const;
const SETTING_DICE = { waves: 'Another wave', tide: 'The tide', place: 'A die decides where' } as const;

/** What Skystones came for, or went. */
const FOR: { readonly [source in Source]: string } = {
  start: ' to begin with',
  kill: ' for the kill',
  bounty: '',
  encounter: ' for the mission',
  story: ' from the story',
  card: '',
  merchant: ' to the Merchant',
  revival: ' for the revival',
  punishment: ' as a punishment',
  redraw: ' for new cards',
};

const MARKED = {
  taunt: (hero: string) => `${hero} draws the next attack card.`,
  thorns: (hero: string, n: number) => `${hero} has Thorns: ${n} true damage to whoever hits.`,
  edge: (hero: string, n: number) => `${hero} has +${n} on the first damage of the next skill.`,
  again: (hero: string) => `${hero} may use one more skill.`,
} as const;

/** What happened, in a sentence each. */
export function eventsIn(
  { content, card, cards, hero, foe, kind, tile, token, story, chapter, side }: Names,
  { tokens }: CardWords,
): Sentences<Event> {
  const skillName = (row: number, skill: number): string => content.heroes[row]!.skills[skill]!.name;
  const theCircle = ({ tile: at, circle }: { readonly tile: number; readonly circle: number }): string =>
    `the circle of ${listOf(content.tiles[at]!.circles[circle]!.map(String))}`;
  /** By name where they are known; else only which deck they come from. */
  const seenOr = (seen: readonly number[]): string =>
    seen.some((row) => row < 0) ? times(seen.length, DECK_CARDS[-1 - seen[0]!] ?? 'card') : cards(seen);
  const optionName = (about: About, option: number, at: number): string =>
    at >= 0 ? tile(at) : about === 'between' ? `“${onward[ONWARD[option]!]}”` : `“${side(option)}”`;
  return {
    chapter: ({ chapter: row, attempt, difficulty }) =>
      `Chapter ${row + 1}: ${chapter(row)}, ${difficulties[difficulty]}${attempt > 1 ? `, ${ORDINALS[attempt] ?? `${attempt}th`} attempt` : ''}.`,
    map: ({ tiles }) => `The map is laid out: ${listOf(tiles.filter((row) => row >= 0).map(tile))}.`,
    pair: ({ seat }, voices) => `${clause(seat, voices, 'leads', 'lead')} two heroes.`,
    choosing: ({ turns }, voices) => `Heroes are chosen in this order: ${listOf(turns.map((seat) => whom(seat, voices)))}.`,
    hero: ({ seat, hero: row }, voices) => `${clause(seat, voices, 'leads', 'lead')} ${hero(row)}, ${content.heroes[row]!.title}.`,
    ranked: ({ order, scores }, voices) =>
      `Friendship order: ${order.map((seat) => `${whom(seat, voices)} (${points(scores[seat]!)})`).join(', ')}.`,
    dealt: ({ seat, cards: dealt }, voices) => `${clause(seat, voices, 'is', 'are')} dealt ${seenOr(dealt)}.`,
    decided: ({ seat }, voices) => `${clause(seat, voices, 'has', 'have')} decided about the ten cards.`,
    redraws: ({ redraws }, voices) => {
      const paid = redraws.flatMap((colour, seat) => (colour === KEEPS ? [] : [`${whom(seat, voices)} (${SKYSTONES[colour]})`]));
      return paid.length === 0 ? 'Everybody keeps the ten cards.' : `New cards for a Skystone: ${paid.join(', ')}.`;
    },
    echoes: ({ cards: laid }) => `The Echoes are ${cards(laid)}.`,
    echoBack: ({ card: used, instead }) => `The Echo ${card(used)} goes under the deck, and ${card(instead)} takes its place.`,
    drew: ({ seat, cards: drawn }, voices) => `${clause(seat, voices, 'draws', 'draw')} ${seenOr(drawn)}.`,
    circle: ({ hero: row, ...where }) => `${hero(row)} takes ${theCircle(where)}.`,
    round: ({ round }) => `Round ${round} begins.`,
    story: ({ story: row }) => `Story card: ${story(row)}.`,
    completed: ({ story: row }) => `Completed: ${story(row)}.`,
    late: ({ story: row }) => `Too late for ${story(row)}: the story takes another course.`,
    voted: ({ seat, about, option, tile: row }, voices) =>
      option < 0
        ? `${clause(seat, voices, 'does', 'do')} not vote.`
        : `${clause(seat, voices, 'votes', 'vote')} for ${optionName(about, option, row)}.`,
    chosen: ({ about, option, tile: row, by, seat }, voices) => {
      const what = optionName(about, option, row);
      if (by === 'majority') return `Chosen by most votes: ${what}.`;
      if (by === 'rank') return `Chosen, because ${whose(seat, voices)} vote decides: ${what}.`;
      return by === 'single' ? `The only choice: ${what}.` : `Nobody voted, so the first is chosen: ${what}.`;
    },
    conceding: ({ seat }, voices) => `${clause(seat, voices, 'asks', 'ask')} everybody whether to give up.`,
    conceded: ({ seat, agrees }, voices) =>
      agrees ? `${clause(seat, voices, 'gives', 'give')} up.` : `${clause(seat, voices, 'fights', 'fight')} on.`,
    enemyCard: ({ card: row, tile: at }) => {
      const { name, monsters } = content.enemies[row]!;
      return `${name} at ${tile(at)}: ${listOf(countedIn(monsters.map(kind), (count, name) => `${count} × ${name}`))}.`;
    },
    enemiesAgain: () => 'The Enemy deck is empty: it is shuffled again, and that costs a Skull.',
    placed: ({ called, tile: at, ...who }) =>
      called ? `${foe(who)} comes when called, and acts from the next battle round.` : `${foe(who)} appears at ${tile(at)}.`,
    prowled: ({ tile: at, ...who }) => `${foe(who)} comes nearer, to ${tile(at)}.`,
    vanished: ({ tile: at, ...who }) => `${foe(who)} leaves ${tile(at)}.`,
    settingDie: ({ setting, die, tile: at }) => `${SETTING_DICE[setting]}: a ${die}, ${tile(at)}.`,
    gate: ({ n, gate }) => `The Gate ${n < 0 ? `loses ${-n}` : 'stands'}: ${gate} left.`,
    walked: ({ tile: at }) => `The heroes move to ${tile(at)}.`,
    token: ({ token: row, tile: at }) => `The token at ${tile(at)} is turned: ${token(row)}.`,
    found: ({ token: row }) => `Found: ${token(row)}.`,
    skulls: ({ n, skulls: now, limit }) => `${n < 0 ? `${skulls(-n)} less` : `${skulls(n)} more`}: ${now} of ${limit}.`,
    tileEffect: ({ effect }) => `From now on: ${tileTold(content.effects[effect]!, tokens)}.`,
    bossMended: ({ n }) => `The boss that left regains ${n} health.`,
    merchant: ({ open }) => (open ? 'The Merchant opens.' : 'The Merchant closes.'),
    bought: ({ seat, item, count, price }, voices) =>
      `${clause(seat, voices, 'buys', 'buy')} ${item === 'potion' ? potions(count) : item === 'skill' ? 'a Skill Point card' : 'an Artifact'} for ${times(price, 'Skystone')}.`,
    passed: ({ seat, forced }, voices) =>
      forced ? `${clause(seat, voices, 'has', 'have')} nothing to buy.` : `${clause(seat, voices, 'passes', 'pass')}.`,
    stones: ({ seat, stones, source }, voices) => {
      const isLoss = stones.some((count) => count < 0);
      const all = stonesIn(stones.map(Math.abs));
      return `${isLoss ? `${clause(seat, voices, 'gives', 'give')} up` : clause(seat, voices, 'gets', 'get')} ${all}${FOR[source]}.`;
    },
    souls: ({ seat, n, souls: now }, voices) =>
      n < 0
        ? `${clause(seat, voices, 'loses', 'lose')} ${souls(-n)}: ${now} left.`
        : `${clause(seat, voices, 'gains', 'gain')} ${souls(n)}: ${now} now.`,
    gotPotions: ({ seat, n }, voices) => `${clause(seat, voices, 'gets', 'get')} ${potions(n)}.`,
    looked: ({ seat, cards: seen }, voices) => `${clause(seat, voices, 'looks', 'look')} at ${seenOr(seen)}.`,
    kept: ({ seat, card: row }, voices) => `${clause(seat, voices, 'keeps', 'keep')} ${seenOr([row])}.`,
    putBack: ({ seat, cards: back }, voices) => `${clause(seat, voices, 'puts', 'put')} ${seenOr(back)} back on top.`,
    artifactsAgain: () => 'The Artifact discards are shuffled into a new deck.',
    soldOut: ({ seat, deck }, voices) => `${clause(seat, voices, 'finds', 'find')} no ${DECK_CARDS[deck]} left.`,
    discarded: ({ seat, card: row }, voices) => `${clause(seat, voices, 'discards', 'discard')} ${card(row)}.`,
    potion: ({ seat, hero: row, healed }, voices) =>
      `${clause(seat, voices, 'gives', 'give')} ${hero(row)} a Health Potion: ${healed} health regained.`,
    battle: ({ tile: at }) => `Battle at ${tile(at)}!`,
    battleRound: ({ round }) => `Battle round ${round}.`,
    bossRow: ({ health, armour, bonus, ...who }) => `${foe(who)}: ${health} health, ${armour} armour, +${bonus} damage.`,
    bystander: ({ health, ...where }) => `A Bystander with ${health} health stands on ${theCircle(where)}.`,
    turn: ({ seat, hero: row }, voices) =>
      seat === voices.you ? `Your turn with ${hero(row)}.` : `${voices.nameOf(seat)}’s turn with ${hero(row)}.`,
    stunned: ({ hero: row, ...who }) => `${row >= 0 ? hero(row) : foe(who)} is stunned.`,
    deferred: ({ hero: row, to }) => `${hero(row)} lets ${hero(to)} act first.`,
    skill: ({ hero: row, skill, ...who }) => `${hero(row)} uses ${skillName(row, skill)}${who.kind < 0 ? '' : ` on ${foe(who)}`}.`,
    set: ({ seat, cards: laid, loan, lender, price }, voices) => {
      const played = `${clause(seat, voices, 'plays', 'play')} ${cards(laid)}`;
      if (loan < 0) return `${played}.`;
      const from = lender >= 0 ? `${card(loan)} from ${whom(lender, voices)}` : `the Echo ${card(loan)}`;
      return `${played} and ${seat === voices.you ? 'borrow' : 'borrows'} ${from} for ${souls(price)}.`;
    },
    burned: ({ seat, hero: row, souls: paid, cards: spent }, voices) =>
      `${clause(seat, voices, 'pays', 'pay')} ${paid > 0 ? souls(paid) : cards(spent)}: Soul Burn for ${hero(row)}.`,
    artifact: ({ seat, hero: row, card: used }, voices) => `${clause(seat, voices, 'uses', 'use')} ${card(used)} with ${hero(row)}.`,
    attached: ({ seat, hero: row, card: worn }, voices) => `${clause(seat, voices, 'attaches', 'attach')} ${card(worn)} to ${hero(row)}.`,
    hit: ({ hero: row, damage, health, ...struck }) =>
      `${foe(struck)} takes ${blow(struck)} ${DAMAGE[damage]}${row < 0 ? '' : ` from ${hero(row)}`}, ${left(health)}.`,
    slain: ({ seat, ...who }, voices) => (seat < 0 ? `${foe(who)} dies.` : `${clause(seat, voices, 'kills', 'kill')} ${foe(who)}!`),
    fled: (who) => `${foe(who)} leaves the battle.`,
    healed: ({ hero: row, n, health }) => `${hero(row)} regains ${n} health: ${health} now.`,
    mended: ({ n, health, ...who }) => `${foe(who)} regains ${n} health: ${health} now.`,
    shielded: ({ hero: row, n }) => `${hero(row)} gets ${times(n, 'Shield')}.`,
    extra: ({ hero: row, n }) => `${hero(row)} gets ${n} Extra HP.`,
    suffered: ({ hero: row, n, health }) => `${hero(row)} loses ${n} health: ${left(health)}.`,
    status: ({ hero: row, status, on, ...who }) => `${row >= 0 ? hero(row) : foe(who)} ${on ? 'gets' : 'is rid of'} ${statuses[status]}.`,
    sundered: ({ n, ...who }) => `${foe(who)} has ${n} less armour for this battle.`,
    marked: ({ hero: row, marker, n }) => MARKED[marker](hero(row), n),
    raised: ({ hero: row, health }) => `${hero(row)} stands up again with ${health} health.`,
    stepped: ({ hero: row, ...where }) => `${hero(row)} steps to ${theCircle(where)}.`,
    swapped: ({ heroes }) => `${listOf(heroes.map(hero))} change circles.`,
    peeked: ({ seat, numbers }, voices) =>
      `${clause(seat, voices, 'shows', 'show')} the next attack cards: ${listOf(numbers.map(String))}.`,
    ordered: ({ seat, numbers }, voices) =>
      `${clause(seat, voices, 'puts', 'put')} them back, the next first: ${listOf(numbers.map(String))}.`,
    dice: ({ dice, ...who }) => `${foe(who)} rolls ${listOf(dice.map(String))}.`,
    monsterSkill: ({ skill, ...who }) => `${foe(who)}: ${content.monsters[who.kind]!.skills[skill]!.name}.`,
    attack: ({ number, hero: row, taunted }) =>
      `Attack card ${number}: ${row < 0 ? 'a miss' : `${hero(row)}${taunted ? ', who draws the blow' : ''}`}.`,
    attacksAgain: () => 'All attack cards are shuffled again, and two are put aside unseen.',
    struck: ({ hero: row, damage, health, ...struck }) => `${hero(row)} takes ${blow(struck)} ${DAMAGE[damage]}: ${left(health)}.`,
    bystanderStruck: ({ n, health }) => `The Bystander takes ${n} damage: ${left(health)}.`,
    died: ({ hero: row }) => `${hero(row).toUpperCase()} FALLS.`,
    revived: ({ seat, hero: row, cards: lost, potions: drunk, souls: gone, free }, voices) => {
      const price = [...(lost.length > 0 ? [cards(lost)] : []), ...(drunk > 0 ? [potions(drunk)] : []), ...(gone > 0 ? [souls(gone)] : [])];
      const paid = price.length === 0 ? '' : ` It costs ${whom(seat, voices)} ${listOf(price)}.`;
      return free ? `${hero(row)} stands up after the battle.${paid}` : `${hero(row)} stands up at full health.${paid}`;
    },
    declined: ({ seat, hero: row }, voices) => `${clause(seat, voices, 'lets', 'let')} ${hero(row)} lie.`,
    dread: ({ n }) => `DREAD: ${n} true damage to every hero.`,
    weary: ({ n }) => `Weariness: ${n} true damage to every hero.`,
    battleWon: ({ tile: at, rounds }) => `The battle at ${tile(at)} is won in ${times(rounds, 'battle round')}.`,
    mission: ({ token: row, success }) => `${token(row)}: the mission ${success ? 'succeeds' : 'fails'}.`,
    bounty: ({ drafters, contributions, items }, voices) =>
      `The bounty, ${listOf(items.map(prizeOf))}, is shared out: ${drafters.map((seat) => `${whom(seat, voices)} (${contributions[seat]})`).join(', ')}.`,
    took: ({ seat, item }, voices) => `${clause(seat, voices, 'takes', 'take')} ${prizeOf(item)}.`,
    recycled: ({ seat }, voices) => `${clause(seat, voices, 'shuffles', 'shuffle')} the played cards back into the deck.`,
    ended: ({ reason, scores, places }, voices) => {
      if (reason !== 'completed') return `${reasons[reason]} The chapter is lost.`;
      const champions = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      return `The chapter is won, and the Grand Champion is ${listOf(champions.map((seat) => `${whom(seat, voices)} with ${points(scores[seat]!)}`))}.`;
    },
    bonus: () => 'A bonus reward of the chapter is given.',
    extraScore: ({ seat, n }, voices) => `${clause(seat, voices, 'gets', 'get')} ${points(n)} more for this chapter.`,
    difficulty: ({ difficulty }) => `The difficulty is ${difficulties[difficulty]} from now on.`,
    campaignEnded: ({ won, sums, places }, voices) => {
      if (!won) return 'The campaign is given up.';
      const champions = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      return `The campaign is won, and its champion is ${listOf(champions.map((seat) => `${whom(seat, voices)} with ${points(sums[seat]!)}`))}.`;
    },
    left: ({ seat }, voices) => `${clause(seat, voices, 'leaves', 'leave')} for good; the computer plays on.`,
  };
}

/** A token that lies on every tile of a terrain from now on. */
const tileTold = (effect: Effect, tokens: CardWords['tokens']): string =>
  effect.do === 'tile' ? tokens(TERRAINS[effect.terrain]!, effect.side, inBits(effect.status)[0]!) : '';
