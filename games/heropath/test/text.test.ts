import { test } from 'vitest';
import { expectGermanRulebook, expectTranslated } from '../../test/speaking.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import german from '../words/dragonRoar.de.json' with { type: 'json' };
import { rules } from './ledger.ts';

test('the German rulebook has every rule', () => expectGermanRulebook(rules, new URL('../rulebook.de.md', import.meta.url)));

/** The same in both languages. */
const SAME: ReadonlySet<string> = new Set(['Elf', 'Goblin', 'Troll']);

const { map } = content;
const places = [...map.spaces, ...map.gates, ...map.bridges, ...map.regions, ...content.sites].map(({ name }) => name);

const words = [
  ...places,
  ...[...content.heroes, ...content.enemies].map(({ name }) => name),
  ...content.cards.flatMap(({ name, line }) => [name, line]),
  ...content.sites.flatMap(({ line, activities }) => [line, ...activities.map(({ name }) => name)]),
].filter((name) => !SAME.has(name));

test('every name and line of the box has its German', () => expectTranslated('words/dragonRoar.de.json', german, words));
