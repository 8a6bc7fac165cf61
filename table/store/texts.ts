import type { SQLOutputValue } from 'node:sqlite';

// What a store keeps in one column is JSON.
export const text = (value: object): string => JSON.stringify(value);
export const read = (value: SQLOutputValue | undefined): unknown => JSON.parse(value as string);
