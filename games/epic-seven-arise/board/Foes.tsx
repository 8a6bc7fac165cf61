import type { ComponentChildren } from 'preact';
import { Creature } from './Portrait.tsx';
import type { SignName } from './signPictures.ts';
import { Burst, Ear, EaSign, HealthBar, PipFace } from './Tokens.tsx';
import './stage.css';
import './foes.css';
import './stageSizes.css';

/** One skill of a monster: the faces that bring it, and the final number. */
export interface IntentView {
  readonly faces: readonly number[];
  readonly name: string;
  readonly sign: SignName;
  /** `7`, `3+3`; empty where it does no damage. */
  readonly damage: string;
  readonly riders: readonly SignName[];
}

/** A monster in a battle. */
export interface FoeView {
  readonly unit: number;
  readonly name: string;
  /** The name of its picture. */
  readonly picture: string;
  readonly isBoss: boolean;
  readonly health: number;
  readonly most: number;
  /** What would be left after the blow that is planned. */
  readonly after: number;
  readonly armour: number;
  readonly bonus: number;
  readonly statuses: readonly SignName[];
  readonly hasActed: boolean;
  /** How many dice it throws. */
  readonly dice: number;
  readonly intents: readonly IntentView[];
  /** What the planned blow does to it, or null. */
  readonly burst: { readonly text: string; readonly isLethal: boolean } | null;
  readonly isTarget: boolean;
  /** All of it for the ear. */
  readonly label: string;
  readonly onPress: (() => void) | null;
  /** What moves it just now. */
  readonly motion: string;
}

interface FoesProps {
  readonly foes: readonly FoeView[];
  readonly acted: string;
  readonly label: string;
}

/** The monsters of a battle, each with what it is about to do. */
export const Foes = ({ foes, acted, label }: FoesProps) => (
  <ul class={`ea-foes of-${foes.length} ${foes.some(({ isBoss }) => isBoss) ? 'with-boss' : ''}`} aria-label={label}>
    {foes.map((foe) => (
      <li
        key={foe.unit}
        class={`ea-foe ${foe.isBoss ? 'boss' : ''} ${foe.isTarget ? 'target' : ''} ${foe.hasActed ? 'acted' : ''} ${foe.motion}`}
      >
        <Pressed label={foe.label} onPress={foe.onPress} unit={foe.unit}>
          <span class="ea-foe-figure">
            <span class="ea-foe-ground" />
            <Creature of={foe.picture} />
            {foe.burst !== null && <Burst {...foe.burst} />}
            {foe.hasActed && <em>{acted}</em>}
            {foe.statuses.length > 0 && (
              <span class="ea-statuses">
                {foe.statuses.map((sign) => (
                  <EaSign key={sign} sign={sign} size="1.1em" />
                ))}
              </span>
            )}
          </span>
          <span class="ea-foe-name">
            <b>{foe.name}</b>
            {foe.armour > 0 && (
              <span>
                <EaSign sign="shield" /> {foe.armour}
              </span>
            )}
            {foe.bonus > 0 && (
              <span>
                <EaSign sign="power" /> +{foe.bonus}
              </span>
            )}
          </span>
          <HealthBar now={foe.health} most={foe.most} after={foe.after} />
          <Intents foe={foe} />
        </Pressed>
      </li>
    ))}
  </ul>
);

interface PressedProps {
  readonly label: string;
  readonly unit: number;
  readonly onPress: (() => void) | null;
  readonly children: ComponentChildren;
}

/** A button where it can be chosen; else it is told what it is. */
const Pressed = ({ label, unit, onPress, children }: PressedProps) =>
  onPress === null ? (
    <div role="img" aria-label={label} class="ea-foe-body">
      {children}
    </div>
  ) : (
    <button type="button" class="ea-foe-body" data-foe={unit} onClick={onPress}>
      <Ear text={label} />
      <span class="ea-seen" aria-hidden="true">
        {children}
      </span>
    </button>
  );

/** Faces of its die in groups: what is wide is likely. */
const Intents = ({ foe: { intents, dice } }: { readonly foe: FoeView }) => (
  <span class="ea-intents">
    {dice > 1 && <span class="ea-dice-count">{dice}×</span>}
    {intents.map(({ faces, name, sign, damage, riders }) => (
      <span key={name} class="ea-intent" style={{ '--faces': faces.length }}>
        <span class="faces">
          {faces.map((face) => (
            <PipFace key={face} face={face} />
          ))}
        </span>
        <span class="does">
          <EaSign sign={sign} />
          {damage !== '' && <b>{damage}</b>}
          {riders.map((rider) => (
            <EaSign key={rider} sign={rider} />
          ))}
        </span>
        <small>{name}</small>
      </span>
    ))}
  </span>
);
