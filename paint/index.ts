// A map of hexagons. `paintMap(plan)` paints what never changes, once; `<MapView picture dusk>` is the window on it (wheel, pinch,
// drag, keys), with whatever changes as its children, in the units of the painting: `centreOf(hex, grid)` says where a space is.
export * from './mapPainter.ts'; // MapPlan, paintMap
export * from './terrain.ts'; // MapSpace, Look, and the common LOOKS
export * from './roads.ts'; // Road, and waysThrough: roads as unbroken ribbons
export * from './pen.ts'; // strokes for drawings of one's own
export * from './wilds.ts'; // looks and drawings of wild lands: mountains, fires, walled cities
export { backdropOf } from './backdrop.ts'; // land and water beyond the spaces
export * from './geometry.ts'; // RADIUS, Grid, centreOf, cornersOf
export * from './curve.ts'; // smooth lines through points
export { seededBy } from './seeded.ts'; // chance that always falls the same way
export { MAP_DEEDS, MAP_KEYS } from './mapKeys.ts'; // what the keys do on every map
export * from './spaceMap.ts'; // a map with its spaces, of hexagons or of any shape
export * from './MapBoard.tsx'; // the frame of every board that is a map
export { PlayerSheet, PlayerSheets, SheetSection, type SheetDress } from './PlayerSheets.tsx';
export { Shields } from './Shields.tsx';
export { AnswerButton, type AskedProps } from './AnswerButton.tsx';
export { Banner, Lettering } from './Banner.tsx'; // names and counts of places, names of regions

// What lies and moves on it, and the hands that reach for it.
export * from './motion.ts';
export * from './useMotion.ts'; // useMotion, placedAt
export * from './liveries.ts';
export { Crest, Figure, FigureDefs } from './Figure.tsx';
export { Spot, Way } from './Spaces.tsx';
export * from './icons.ts';
export { DieFace } from './DieFace.tsx';
export * from './clearPlace.ts'; // where something covers least
export * from './Floating.tsx'; // what lies over the board and covers nothing that matters
export { DuelStage } from './DuelStage.tsx'; // two sides and their dice, over the board
export * from './useBout.ts'; // useBout, useHeld
export { useLater } from './useLater.ts'; // parts that come when they are wanted
export { whenOnline } from './whenOnline.ts';
export { Mark } from './Mark.ts'; // what is on the page, for style sheets
export { Icon, Sign } from './Icon.tsx';

// What changed while nobody looked.
export * from './changes.ts';
export { Trails } from './Trails.tsx';

// What a game brings to the page.
export * from './boardGame.ts';
export { byHand } from './byHand.ts'; // lessons for mouse and finger
export * from './finale.ts';
export * from './spoken.ts';
