// What only Real Time needs: it comes with the first game of the kind.
export { StopBar } from './StopBar.tsx';
export { StopVeil } from './StopVeil.tsx';
