import type { Fact, Seat } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { SheetChange } from './changes.ts';
import { Crest } from './Figure.tsx';
import { Facts, type SheetDress } from './PlayerSheets.tsx';
import './shields.css';

interface ShieldsProps {
  readonly dress: SheetDress;
  /** Somebody wants to see all that this player has. */
  readonly onOpen: (seat: Seat) => void;
}

/** Everybody at the table in one row: who they are, the little that matters most, and whose turn it is. */
export function Shields({ dress, onOpen }: ShieldsProps) {
  const { sheets, words, own, liveryOf } = dress;
  const row = useRef<HTMLUListElement>(null);
  const onTurn = sheets.findIndex(({ isOnTurn }) => isOnTurn);
  useEffect(() => {
    const list = row.current;
    const shield = list?.children[onTurn];
    if (!(shield instanceof HTMLElement) || list === null) return;
    list.scrollTo({ left: shield.offsetLeft - (list.clientWidth - shield.offsetWidth) / 2 });
  }, [onTurn]);
  return (
    <ul ref={row} class="shields" aria-label={words.players}>
      {sheets.map((sheet) => {
        const { seat, name, notes, isOnTurn, facts } = sheet;
        const livery = liveryOf(seat);
        return (
          <li key={seat} class={`shield ${isOnTurn ? 'on-turn' : ''} ${seat === own ? 'own' : ''}`} style={{ '--livery': livery.css }}>
            <button type="button" onClick={() => onOpen(seat)}>
              {dress.portrait?.(sheet) ?? <Crest livery={livery} />}
              <b>{name}</b>
              <span class="map-hidden">{notes.join(', ')}</span>
              <span class="shield-facts">
                <Facts dress={dress} sheet={sheet} facts={briefOf(facts, dress.changes?.sheets.get(seat))} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What has just changed comes first, also if there is no room for it otherwise. */
function briefOf(facts: readonly Fact[], change: SheetChange | undefined): Fact[] {
  const changed = facts.filter(({ sign }) => change?.facts.has(sign));
  return [...changed, ...facts.filter((fact) => fact.isBrief && !changed.includes(fact))];
}
