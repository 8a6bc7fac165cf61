/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

/** How a cell of the map is painted. */
export interface Land {
  /** The ground where it is flat: snow, and what shows through it in patches. */
  readonly snow: Colour;
  readonly patch: Colour;
  /** From 0 to 1: how much shows through. */
  readonly patches: number;
  /** The ground where it is steep. */
  readonly rock: Colour;
  /** How high it lies, in units, and how rough it is. */
  readonly height: number;
  readonly relief: number;
}

export const LANDS = {
  'fog-river': { snow: [204, 215, 234], patch: [166, 184, 210], patches: 0.5, rock: [112, 124, 150], height: 4, relief: 4 },
  'weeping-willows': { snow: [220, 222, 232], patch: [190, 176, 148], patches: 0.62, rock: [150, 140, 128], height: 8, relief: 3.4 },
  'ancient-woods': { snow: [148, 170, 170], patch: [64, 88, 84], patches: 0.9, rock: [58, 70, 72], height: 9, relief: 8 },
  'dark-highlands': { snow: [172, 176, 204], patch: [104, 104, 136], patches: 0.75, rock: [56, 55, 78], height: 40, relief: 26 },
  'ruby-mountains': { snow: [240, 218, 216], patch: [206, 156, 150], patches: 0.6, rock: [122, 52, 50], height: 42, relief: 24 },
  'goblin-cave': { snow: [74, 57, 45], patch: [46, 36, 32], patches: 1, rock: [34, 28, 28], height: -8, relief: 16 },
  volcano: { snow: [92, 80, 84], patch: [58, 48, 52], patches: 0.8, rock: [46, 38, 42], height: 30, relief: 10 },
  crag: { snow: [186, 192, 216], patch: [96, 98, 124], patches: 0.5, rock: [44, 45, 62], height: 46, relief: 58 },
  'red crag': { snow: [226, 196, 194], patch: [150, 78, 72], patches: 0.5, rock: [92, 34, 34], height: 46, relief: 58 },
  'solid rock': { snow: [120, 124, 144], patch: [66, 66, 80], patches: 0.6, rock: [36, 36, 46], height: 40, relief: 54 },
  marsh: { snow: [150, 164, 152], patch: [104, 112, 84], patches: 0.95, rock: [84, 90, 76], height: 7, relief: 4 },
  pond: { snow: [214, 222, 234], patch: [186, 196, 206], patches: 0.5, rock: [120, 128, 140], height: 7, relief: 3 },
  thicket: { snow: [92, 116, 112], patch: [40, 60, 58], patches: 0.9, rock: [44, 58, 58], height: 12, relief: 10 },
} satisfies Readonly<Record<string, Land>>;

export type LandName = keyof typeof LANDS;
