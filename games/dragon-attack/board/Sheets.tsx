import type { Sheet as Told, SheetPart } from '@hoard/kernel';
import { Crest, ICONS, Icon, type BoardProps } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf } from '../rules/01-things.ts';
import type { Adventurer } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';
import { Face } from './Counters.tsx';
import { LIVERIES } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './sheets.css';

/** One strip a player, in the order of the turns. */
export function Sheets({ view, telling, voices, language }: BoardProps<DragonAttack>) {
  const { sheet: say } = wordsIn(language);
  return (
    <ul class="da-sheets" aria-label={say.players}>
      {telling.sheets(view, voices).map((sheet) => (
        <Sheet
          key={sheet.seat}
          sheet={sheet}
          adventurer={adventurerOf(view.sight, sheet.seat)}
          isOwn={sheet.seat === voices.you}
          say={say}
        />
      ))}
    </ul>
  );
}

interface SheetProps {
  readonly sheet: Told;
  readonly adventurer: Adventurer;
  readonly isOwn: boolean;
  readonly say: Words['sheet'];
}

function Sheet({ sheet, adventurer, isOwn, say }: SheetProps) {
  const livery = LIVERIES[adventurer.hero];
  if (livery === undefined) return null;
  const fact = (sign: string) => sheet.facts.find((one) => one.sign === sign);
  const part = (id: string) => sheet.parts.find((one) => one.id === id)!;
  const dice = fact('dice')!;
  return (
    <li class={`da-sheet ${sheet.isOnTurn ? 'on-turn' : ''} ${isOwn ? 'own' : ''}`} style={{ '--livery': livery.css }}>
      <details>
        <summary>
          <Crest livery={livery} />
          <span class="da-who">
            <b>{sheet.name}</b>
            <small>{sheet.notes.join(' · ')}</small>
          </span>
          <Party party={part('party')} leader={content.heroes[adventurer.hero]!.class} />
          <span class="da-dice" title={dice.label}>
            <span class="map-hidden">{dice.label}</span>
            <span aria-hidden="true">{dice.value}</span>
            <i aria-hidden="true">⚄</i>
          </span>
          <span class="da-goods">
            {(['boat', 'slayer'] as const).map((sign) => {
              const good = fact(sign);
              return good !== undefined && <Good key={sign} icon={PICTURES[sign]} text={good.value} label={good.label} />;
            })}
            {adventurer.resting && <Good icon={PICTURES.rest} text="" label={say.rests} />}
          </span>
          <span class="da-gold">
            <Worth name="da-risk" icon={ICONS.coins} fact={fact('risk')!} />
            <Worth name="da-safe" icon={PICTURES.F} fact={fact('safe')!} />
          </span>
        </summary>
        <Things part={part('carried')} rows={adventurer.carried} nothing={say.nothing} />
        <Things part={part('home')} rows={adventurer.home} nothing={say.nothing} />
      </details>
    </li>
  );
}

/** The four places of a party; a missing class is seen at once. */
function Party({ party, leader }: { readonly party: SheetPart; readonly leader: string }) {
  const filled = party.items.filter(({ isFree }) => !isFree);
  return (
    <span class="da-party">
      <span class="map-hidden">{`${party.title}: ${filled.map(({ name }) => name).join(', ')}`}</span>
      {party.items.map(({ sign, name, does, isFree }) => (
        <span key={sign} class={isFree ? 'free' : sign === leader ? 'leader' : 'companion'} aria-hidden="true" title={`${name}: ${does}`}>
          {sign}
        </span>
      ))}
    </span>
  );
}

const Good = ({ icon, text, label }: { readonly icon: string; readonly text: string; readonly label: string }) => (
  <span class="da-good" title={label}>
    <span class="map-hidden">{label}</span>
    <Icon path={icon} size="1.25em" />
    <span aria-hidden="true">{text}</span>
  </span>
);

/** What gold there is, and whether it is safe. */
const Worth = ({ name, icon, fact }: { readonly name: string; readonly icon: string; readonly fact: Told['facts'][number] }) => (
  <span class={name}>
    <span class="map-hidden">{fact.label}</span>
    <span aria-hidden="true">
      <Icon path={icon} /> <b>{fact.value}</b> <small>{fact.word}</small>
    </span>
  </span>
);

/** Counters by name, each with its face. */
const Things = ({ part, rows, nothing }: { readonly part: SheetPart; readonly rows: readonly number[]; readonly nothing: string }) => (
  <div class="da-things">
    <h4>{part.title}</h4>
    {part.items.length === 0 && <p>{nothing}</p>}
    <ul>
      {part.items.map(({ sign, name }, place) => (
        <li key={sign}>
          <svg viewBox="-17 -17 34 36" width="34" height="36" aria-hidden="true">
            <Face row={rows[place]!} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  </div>
);
