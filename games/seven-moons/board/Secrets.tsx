import type { Language, SheetItem, SheetPart } from '@hoard/kernel';
import { Icon, SheetSection } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';

/** Shadow cards that one knows of: they lie face down and open on a press. */
export const Secrets = ({ part, language }: { readonly part: SheetPart; readonly language: Language }) => (
  <SheetSection part={part}>
    {part.items.map((item, index) => (
      <Secret key={index} item={item} toOpen={wordsIn(language).sheet.openSecret} />
    ))}
  </SheetSection>
);

/** Nothing of it is on the page until it is pressed. */
function Secret({ item: { name, does }, toOpen }: { readonly item: SheetItem; readonly toOpen: string }) {
  const [isOpen, open] = useState(false);
  return (
    <button type="button" class={isOpen ? 'sm-secret open' : 'sm-secret'} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
      <Icon path={PICTURES.army} size="1.4em" />
      <span>
        <b>{name}</b>
        <small>{isOpen ? does : toOpen}</small>
      </span>
    </button>
  );
}
