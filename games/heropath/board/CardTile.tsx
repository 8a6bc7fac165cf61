import { Icon, ICONS, useLater } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import type { CardId } from '../content/ids.ts';
import { DECKS } from '../content/names.ts';
import { isUnknown } from '../rules/cards.ts';
import type { Hero } from '../state/board.ts';
import { cardInWords } from '../telling/cards.ts';
import type { Words } from '../words/words.ts';
import { cardPowers, lackingFor } from './cardFaces.ts';
import { GemRow } from './Gems.tsx';
import { SIGNS } from './pictures.ts';
import './cards.css';

/** The picture of a card; it comes a moment after the rest. */
export function CardPicture({ id }: { readonly id: string }) {
  const pictures = useLater(true, () => import('./cardPicture.ts'));
  return <Icon path={pictures?.cardPicture(id) ?? ''} size="1em" />;
}

interface CardTileProps {
  readonly words: Words;
  readonly card: CardId;
  /** Whose card it is, or might be: what he lacks for it is shown. */
  readonly hero: Hero;
  /** A line under its name instead of what it does. */
  readonly note?: string;
  readonly children?: ComponentChildren;
}

/** A card: its picture on the colour of its deck, what it adds to battles, and what its owner lacks for it. */
export function CardTile({ words, card, hero, note, children }: CardTileProps) {
  if (isUnknown(card)) return <CardBack words={words} deck={-2 - card} />;
  const { content, names } = words;
  const { id, deck } = content.cards[card]!;
  const lacks = lackingFor(content, hero, card);
  const isAsleep = lacks.some((n) => n > 0);
  return (
    <span class={`hp-card of-${DECKS[deck]} ${isAsleep ? 'asleep' : ''}`} title={cardInWords(words, card)}>
      <span class="art" aria-hidden="true">
        <CardPicture id={id} />
      </span>
      <span class="told">
        <b>{names.card(card)}</b>
        <small>{note ?? cardInWords(words, card)}</small>
        {isAsleep && (
          <em>
            <GemRow gems={lacks} />
            <span class="map-hidden">{words.panels.needs(words.needsOf(lacks))}</span>
            <span aria-hidden="true">{words.panels.lacks('')}</span>
          </em>
        )}
        {children}
      </span>
      <CardPowers words={words} hero={hero} card={card} />
    </span>
  );
}

/** What it adds against enemies and against the Dragon. */
export function CardPowers({ words, hero, card }: Pick<CardTileProps, 'words' | 'hero' | 'card'>) {
  const { enemies, dragon } = cardPowers(words.content, hero, card);
  const { panels } = words;
  return (
    <span class="hp-powers">
      {enemies !== 0 && <Power path={ICONS.swords} value={enemies} label={panels.againstEnemies} kind="enemies" />}
      {dragon !== 0 && <Power path={SIGNS.dragon} value={dragon} label={panels.againstDragon} kind="dragon" />}
    </span>
  );
}

interface PowerProps {
  readonly path: string;
  readonly value: number;
  readonly label: string;
  readonly kind: string;
}

const Power = ({ path, value, label, kind }: PowerProps) => (
  <span class={`hp-power-chip of-${kind}`} title={label}>
    <span class="map-hidden">{label}</span>
    <Icon path={path} size="1em" />
    {value > 0 ? `+${value}` : value}
  </span>
);

/** A card of which only the back is seen. */
const CardBack = ({ words, deck }: { readonly words: Words; readonly deck: number }) => (
  <span class={`hp-card back of-${DECKS[deck]}`}>
    <span class="art" aria-hidden="true">
      <Icon path={SIGNS.cards} size="1em" />
    </span>
    <span class="told">
      <b>{words.decks[deck]}</b>
      <small>{words.panels.faceDown}</small>
    </span>
  </span>
);
