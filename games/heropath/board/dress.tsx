import type { Fact } from '@hoard/kernel';
import type { BoardProps, SheetDress } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { ATTRIBUTES } from '../content/names.ts';
import { NONE } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { Gem } from './Gems.tsx';
import { liveryOfSeat } from './heroes.ts';
import { SIGNS } from './pictures.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import './dress.css';

/** What everybody has: the face, power against the Dragon, gems and supplies; by what all may know. */
export function dressOf({ view, asked, telling, voices, language }: BoardProps<Heropath>): SheetDress | null {
  const words = wordsIn(language);
  const board = view.sight;
  if (board.heroes.some(({ id }) => id === NONE)) return null;
  return {
    sheets: telling.sheets(view, voices),
    words: { players: words.sheet.players, nothing: words.panels.noCards },
    own: asked?.seat ?? view.viewer,
    liveryOf: (seat) => liveryOfSeat(board, seat),
    portrait: ({ seat }) => <Portrait hero={board.heroes[seat]!.id} />,
    pictureOf: (sign) => PICTURES[sign] ?? SIGNS.cards,
    drawFact,
  };
}

const ACTIONS = content.numbers.actions.turn;

const attributeOf = (sign: string): number => ATTRIBUTES.findIndex((attribute) => attribute === sign);

/** Gems are drawn as gems, power as a number of its own. */
function drawFact({ sign, value, label, word }: Fact) {
  const attribute = attributeOf(sign);
  // Embers show them to whom they belong.
  if (sign === 'actions') return null;
  if (sign === 'embers')
    return (
      <span class="sheet-fact hp-lane-embers" title={label}>
        <span class="map-hidden">{label}</span>
        {Array.from({ length: ACTIONS }, (_, place) => (
          <i key={place} class={place < Number(value) ? 'lit' : ''} aria-hidden="true" />
        ))}
      </span>
    );
  if (sign === 'doing') return <span class="sheet-fact hp-doing">{value}</span>;
  if (attribute < 0 && sign !== 'power' && sign !== 'dragon') return undefined;
  return (
    <span class={`sheet-fact hp-fact of-${sign}`} title={label}>
      <span class="map-hidden">{label}</span>
      {attribute >= 0 && <Gem attribute={attribute} isEmpty={value === '0'} />}
      <b aria-hidden="true">{value}</b>
      {attribute < 0 && word !== undefined && <small aria-hidden="true">{word}</small>}
    </span>
  );
}

/** By sign of a fact or a part; squares and cards have theirs from the content. */
const PICTURES: Readonly<Record<string, string>> = {
  gold: SIGNS.gold,
  food: SIGNS.food,
  leeches: SIGNS.leech,
  actions: SIGNS.ember,
  turns: SIGNS.pass,
  lasting: SIGNS.pass,
  ...Object.fromEntries(content.cards.map(({ id }) => [id, SIGNS.cards])),
};
