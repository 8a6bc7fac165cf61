import type { Seat } from '@hoard/kernel';
import { Icon, type Language } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { dragonReach as content } from '../content/dragonReach.ts';
import { attackByCities, printedAttack, realmAttack } from '../rules/14-shadow.ts';
import type { Board, ShadowCard } from '../state/board.ts';
import { allyName, contentIn } from './names.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './words.ts';

interface SecretsProps {
  readonly board: Board;
  readonly seat: Seat;
  readonly viewer: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly language: Language;
}

/** Shadow cards: one's own lie face down and open on a press; what one has seen elsewhere; of others, only how many. */
export function Secrets({ board, seat, viewer, nameOf, language }: SecretsProps) {
  const say = wordsIn(language).sheet;
  const held = board.shadow.filter(({ owner }) => owner === seat);
  const seen = seat === viewer ? board.shadow.filter(({ owner, card }) => owner !== seat && card >= 0) : [];
  if (held.length + seen.length === 0) return null;
  return (
    <section class="sm-part">
      <h3>
        {say.secrets} {seat !== viewer && <small>{say.held(held.length)}</small>}
      </h3>
      {seat === viewer &&
        held.map((card, place) => <Secret key={place} board={board} card={card} title={say.secret(place + 1)} language={language} />)}
      {seen.length > 0 && <h3>{say.seen}</h3>}
      {seen.map((card, place) => (
        <Secret
          key={place}
          board={board}
          card={card}
          title={card.owner < 0 ? say.deckCard : say.cardOf(nameOf(card.owner))}
          language={language}
        />
      ))}
    </section>
  );
}

interface SecretProps {
  readonly board: Board;
  readonly card: ShadowCard;
  readonly title: string;
  readonly language: Language;
}

/** Nothing of it is on the page until it is pressed. */
function Secret({ board, card: { card }, title, language }: SecretProps) {
  const words = wordsIn(language);
  // As many as there are to defend.
  const cities = board.heroes.length;
  const [isOpen, open] = useState(false);
  const shadow = contentIn(language).shadowCards[card];
  return (
    <button type="button" class={isOpen ? 'sm-secret open' : 'sm-secret'} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
      <Icon path={PICTURES.army} size="1.4em" />
      {isOpen && shadow !== undefined ? (
        <span>
          <b>{shadow.name}</b>
          <small>
            {`${words.shadow.realm} ${realmAttack(board, content, { card, cities })} (${words.shadow.readings(printedAttack(content, card), attackByCities(content, card, cities))}), ${words.shadow.city} ${shadow.city}, ${words.shadow.shield(allyName(shadow.shield, language))}`}
          </small>
        </span>
      ) : (
        <span>
          <b>{title}</b>
          <small>{words.sheet.openSecret}</small>
        </span>
      )}
    </button>
  );
}
