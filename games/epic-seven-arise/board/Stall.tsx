import { Creature, Portrait } from './Portrait.tsx';
import { CardBack } from './Cards.tsx';
import { AnyStone, Ear, EaSign } from './Tokens.tsx';
import './stall.css';

/** One of the piles at the Merchant. */
export interface ShelfView {
  readonly kind: 'potion' | 'skill' | 'artifact';
  readonly title: string;
  readonly text: string;
  readonly left: string;
  /** What score and rank would be after it; empty where it cannot be bought now. */
  readonly after: string;
  readonly price: number;
  readonly isChosen: boolean;
  readonly label: string;
  readonly onPress: (() => void) | null;
}

/** Whose turn it is to buy. */
interface BuyerView {
  readonly key: string;
  readonly hero: string;
  readonly rank: string;
  readonly name: string;
  readonly score: string;
  readonly isNow: boolean;
}

interface StallProps {
  readonly title: string;
  readonly shelves: readonly ShelfView[];
  readonly buyers: readonly BuyerView[];
  readonly says: string;
  readonly yourTurn: string;
}

/** The Merchant's stall under its awning, with Arky beside it. */
export const Stall = ({ title, shelves, buyers, says, yourTurn }: StallProps) => (
  <div class="ea-stall">
    <div class="ea-awning" aria-hidden="true" />
    <h2>{title}</h2>
    <div class="ea-stall-head">
      <ol class="ea-buyers">
        {buyers.map(({ key, hero, rank, name, score, isNow }) => (
          <li key={key} class={isNow ? 'now' : ''} aria-current={isNow ? 'step' : undefined} aria-label={`${rank}, ${name}, ${score}`}>
            <b aria-hidden="true">{rank}</b>
            <Portrait of={hero} />
            <span aria-hidden="true">{isNow ? yourTurn : score}</span>
          </li>
        ))}
      </ol>
      <p class="ea-arky">
        <q>{says}</q>
        <Creature of="arky" />
      </p>
    </div>
    <ul class="ea-shelves">
      {shelves.map((shelf) => (
        <li key={shelf.kind}>
          <button
            type="button"
            class={`ea-shelf ${shelf.kind} ${shelf.isChosen ? 'chosen' : ''}`}
            aria-disabled={shelf.onPress === null}
            onClick={() => shelf.onPress?.()}
          >
            <Ear text={shelf.label} />
            <span class="goods" aria-hidden="true">
              {shelf.kind === 'potion' ? (
                <>
                  <EaSign sign="potion" />
                  <EaSign sign="potion" />
                  <EaSign sign="potion" />
                </>
              ) : (
                <>
                  <CardBack of={shelf.kind} />
                  <CardBack of={shelf.kind} />
                  <CardBack of={shelf.kind} />
                </>
              )}
            </span>
            <b aria-hidden="true">{shelf.title}</b>
            <span class="text" aria-hidden="true">
              {shelf.text}
            </span>
            <small aria-hidden="true">{shelf.left}</small>
            {shelf.after !== '' && (
              <small class="after" aria-hidden="true">
                {shelf.after}
              </small>
            )}
            <span class="price" aria-hidden="true">
              {shelf.price} <AnyStone />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
