import { percent } from '@hoard/kernel';
import { DieFace, Icon, ICONS } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { EnemyKindId } from '../content/ids.ts';
import { DRAGON } from '../content/names.ts';
import type { Fortunes } from '../odds/throws.ts';
import type { Words } from '../words/words.ts';
import { Ear } from './Gems.tsx';
import { FACES, SIGNS } from './pictures.ts';
import './battle.css';

// What the panel of a battle is made of: two columns, and a bar of what may come of it.

/** Both columns of a battle, one against the other. */
export const Sides = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="hp-sides">
    {children}
    <span class="hp-versus" aria-hidden="true">
      <Icon path={ICONS.swords} size="1.3em" />
    </span>
  </div>
);

export const FoeFace = ({ kind }: { readonly kind: EnemyKindId }) => (
  <span class="hp-foe-face" aria-hidden="true">
    <Icon path={kind === DRAGON ? SIGNS.dragon : FACES[content.enemies[kind]!.id]!} size="1em" />
  </span>
);

interface SideProps {
  readonly name: string;
  readonly kind: 'hero' | 'foe';
  readonly picture: ComponentChildren;
  /** What it comes to, as far as its dice lie. */
  readonly power: number;
  /** Its rows. */
  readonly children: ComponentChildren;
}

export const Side = ({ name, kind, picture, power, children }: SideProps) => (
  <div class={`hp-side of-${kind}`}>
    <p class="hp-side-who">
      {picture}
      <b>{name}</b>
    </p>
    <b class="hp-side-power">{power}</b>
    <ul>{children}</ul>
  </div>
);

interface RowProps {
  readonly name: string;
  readonly value: string;
}

export const Row = ({ name, value }: RowProps) => (
  <li>
    <span>{name}</span>
    <b>{value}</b>
  </li>
);

/** `+3`, `−2`; what a side begins with has no sign before it. */
export const signed = (value: number, isFirst: boolean): string => (!isFirst && value > 0 ? `+${value}` : String(value).replace('-', '−'));

interface DiceRowProps {
  readonly words: Words;
  readonly faces: readonly number[];
  readonly dice: number;
  /** What they show, or nothing yet. */
  readonly thrown: readonly number[];
}

export function DiceRow({ words: { panels: say }, faces, dice, thrown }: DiceRowProps) {
  const [least, most] = [Math.min(...faces), Math.max(...faces)];
  return (
    <li class="dice">
      <span class="hp-dice" aria-hidden="true">
        {thrown.length > 0
          ? thrown.map((face, place) => <DieFace key={place} face={face} milliseconds={0} />)
          : Array.from({ length: dice }, (_, place) => <i key={place}>{`${least}–${most}`}</i>)}
      </span>
      <Ear>{say.dice(dice)}</Ear>
      <b>{thrown.length > 0 ? say.rolled(thrown.reduce((total, face) => total + face, 0)) : say.range(dice * least, dice * most)}</b>
    </li>
  );
}

interface OddsProps {
  readonly words: Words;
  readonly odds: Fortunes;
  readonly isDragon: boolean;
  /** What comes of a win, a tie and a loss. */
  readonly stakes: readonly [won: string, tied: string, lost: string];
}

/** The chance; win, tie and loss as parts of one bar, and under each what comes of it. */
export function Odds({ words, odds, isDragon, stakes }: OddsProps) {
  const { panels: say, language } = words;
  const parts = [
    { name: 'won', label: say.won, share: odds.won, stake: stakes[0] },
    { name: 'tied', label: say.tied, share: odds.tied, stake: stakes[1] },
    { name: 'lost', label: say.lost, share: odds.lost, stake: stakes[2] },
  ];
  return (
    <>
      <p class="hp-odds-head">
        <b>{percent(odds.won + odds.tied, language)}</b> {isDragon ? say.toSlay : say.toKill}
      </p>
      <div class="hp-odds">
        <div class="hp-odds-bar" aria-hidden="true">
          {parts.map(({ name, share }) => share > 0 && <i key={name} class={name} style={{ flexGrow: share }} />)}
        </div>
        <dl>
          {parts.map(
            ({ name, label, share, stake }) =>
              share > 0 && (
                <div key={name} class={name}>
                  <dt>
                    {label} {percent(share, language)}
                  </dt>
                  <dd>{stake}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </>
  );
}
