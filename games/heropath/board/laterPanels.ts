// What nobody needs to begin: it comes when the game is on.
export { Display } from './Display.tsx';
export { GearSheet } from './GearSheet.tsx';
export { IndexSearch } from './IndexSearch.tsx';
