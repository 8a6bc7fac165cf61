declare const KIND: unique symbol;

/**
 * A number that names a thing of one kind: a seat, a space, a card by its row. Any number can become one, but what names a seat is never
 * taken for what names a space: the compiler tells them apart, and nothing of it is left when the program runs.
 */
export type Id<Kind extends string> = number & { readonly [KIND]?: Kind };
