import { searchRules, type Rule } from '@hoard/games/rulebook';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import type { Rules } from './rules.ts';
import './rulebook.css';

interface RulebookProps {
  readonly rules: Rules;
  /** The rule that is looked at. */
  readonly rule: string | null;
  /** The address of a rule, for links that can be passed on. */
  readonly hrefOf: (rule: string) => string;
  /** Where the book stands beside something else, a link turns its pages instead of leading away. */
  readonly onRule?: (rule: string) => void;
}

const REFERENCE = /\b([A-Z]+-\d+\.\d+)\b/;

/** The rules by chapter, searchable. It stands on a screen of its own, or beside a game. */
export function Rulebook({ rules, rule, hrefOf, onRule }: RulebookProps) {
  const text = words.value.rules;
  const [wanted, want] = useState('');
  const isSearch = wanted.trim() !== '';
  const found = useMemo(() => (isSearch ? searchRules(rules, wanted) : [...rules.values()]), [rules, wanted]);
  const chapters = Map.groupBy(found, ({ chapter }) => chapter);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === null) return;
    want('');
    // The rule may have to come back from behind a search first.
    requestAnimationFrame(() => {
      const shown = book.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
      shown?.scrollIntoView({ block: 'center' });
      shown?.focus({ preventScroll: true });
    });
  }, [rule, rules]);
  const linkTo = (to: string, label?: string): ComponentChild => (
    <a
      href={hrefOf(to)}
      aria-label={label}
      onClick={(event) => {
        if (onRule === undefined) return;
        event.preventDefault();
        onRule(to);
      }}
    >
      {to}
    </a>
  );
  return (
    <div class="rulebook" ref={book}>
      <div class="rulebook-search" role="search">
        <input
          type="search"
          class="search"
          value={wanted}
          placeholder={text.search}
          aria-label={text.search}
          onInput={(event) => want(event.currentTarget.value)}
        />
        <p class="faint" role="status">
          {isSearch && text.found(found.length)}
        </p>
        {rule !== null && !rules.has(rule) && <p role="alert">{text.noSuch(rule)}</p>}
      </div>
      {[...chapters].map(([chapter, inIt]) => (
        <section key={chapter} class="parchment rulebook-chapter">
          <h2>{chapter}</h2>
          {inIt.map((one) => (
            <RuleOf key={one.id} rule={one} isShown={one.id === rule} linkTo={linkTo} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface RuleProps {
  readonly rule: Rule;
  readonly isShown: boolean;
  readonly linkTo: (rule: string, label?: string) => ComponentChild;
}

const RuleOf = ({ rule: { id, title, text }, isShown, linkTo }: RuleProps) => (
  <article class={isShown ? 'rule shown' : 'rule'} data-rule={id} tabIndex={-1} aria-label={`${id} ${title}`}>
    <h3>
      {linkTo(id, words.value.rules.link(id))} {title}
    </h3>
    <p>{text.split(REFERENCE).map((part, index) => (index % 2 === 1 && part !== id ? linkTo(part) : part))}</p>
  </article>
);
