import { Icon } from '@hoard/paint';
import { Face, MiniCard, type CardFace } from './Cards.tsx';
import { Portrait, Token } from './Portrait.tsx';
import { Ear, EaSign } from './Tokens.tsx';
import { SIGN_PICTURES } from './signPictures.ts';
import type { ComponentChildren } from 'preact';
import './dock.css';

/** One place in the order of a battle round. */
export interface TurnView {
  readonly key: string;
  readonly kind: 'hero' | 'foe';
  readonly picture: string;
  readonly name: string;
  readonly speed: number;
  readonly state: 'acted' | 'now' | 'next' | 'later';
}

/** Who acts when in this battle round. */
export const Ribbon = ({ turns, label }: { readonly turns: readonly TurnView[]; readonly label: string }) => (
  <ol class="ea-ribbon" aria-label={label}>
    {turns.map(({ key, kind, picture, name, speed, state }) => (
      <li key={key} class={state} aria-label={`${name}, ${speed}`} aria-current={state === 'now' ? 'step' : undefined}>
        {kind === 'hero' ? <Portrait of={picture} /> : <Token of={picture} />}
        {state === 'acted' && <Icon path={SIGN_PICTURES.check} size="1.2em" />}
        <b aria-hidden="true">{speed}</b>
      </li>
    ))}
  </ol>
);

/** A skill as a button: what it needs, what it does, and whether it can be done. */
export interface SkillView {
  readonly skill: number;
  readonly name: string;
  readonly does: string;
  /** What it takes: two equal cards, three in a row, three equal ones, as numbers where a set is proposed. */
  readonly needs: readonly string[];
  readonly burn: string;
  readonly state: 'chosen' | 'possible' | 'loan' | 'no';
  readonly label: string;
  readonly onPress: () => void;
}

export const Skills = ({ skills, label }: { readonly skills: readonly SkillView[]; readonly label: string }) => (
  <div class="ea-skills" role="group" aria-label={label}>
    {skills.map(({ skill, name, does, needs, burn, state, label: spoken, onPress }) => (
      <button
        key={skill}
        type="button"
        class={`ea-skill ${state}`}
        aria-pressed={state === 'chosen'}
        aria-disabled={state === 'no'}
        onClick={onPress}
      >
        <Ear text={spoken} />
        <b aria-hidden="true">{name}</b>
        <span class="needs" aria-hidden="true">
          {needs.map((need, place) => (
            <i key={place}>{need}</i>
          ))}
        </span>
        <span class="does" aria-hidden="true">
          {does}
        </span>
        {burn !== '' && <small aria-hidden="true">{burn}</small>}
      </button>
    ))}
  </div>
);

/** A card in the hand. */
export interface HandView {
  readonly key: string;
  readonly face: CardFace;
  readonly isChosen: boolean;
  /** Whose card it is, where it is borrowed. */
  readonly lender: string | null;
  readonly label: string;
  readonly onPress: (() => void) | null;
}

interface HandProps {
  readonly cards: readonly HandView[];
  readonly deck: string;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** The own hand: Artifact cards stay at the left. */
export const Hand = ({ cards, deck, label, children }: HandProps) => (
  <div class="ea-hand" role="group" aria-label={label}>
    <span class="ea-deck" aria-hidden="true">
      <EaSign sign="deck" size="1.3em" />
      {deck}
    </span>
    {cards.map(({ key, face, isChosen, lender, label: spoken, onPress }) => {
      const inside = (
        <Face face={face}>
          {lender !== null && (
            <span class="lender">
              <Portrait of={lender} />
            </span>
          )}
        </Face>
      );
      return onPress === null ? (
        <span key={key} role="img" aria-label={spoken} class={`ea-hand-card ${isChosen ? 'chosen' : ''}`}>
          {inside}
        </span>
      ) : (
        <button key={key} type="button" class={`ea-hand-card ${isChosen ? 'chosen' : ''}`} aria-pressed={isChosen} onClick={onPress}>
          <Ear text={spoken} />
          {inside}
        </button>
      );
    })}
    {children}
  </div>
);

/** Somebody's open hand, small. */
export const OpenHand = ({ faces }: { readonly faces: readonly CardFace[] }) => (
  <span class="ea-open-hand">
    {faces.map((face, place) => (
      <MiniCard key={place} face={face} />
    ))}
  </span>
);
