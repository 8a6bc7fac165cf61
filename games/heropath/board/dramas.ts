// What is seen while something happens: nobody needs it before.
export { Fight } from './Fight.tsx';
export { MapDrama } from './MapDrama.tsx';
export { Shout } from './Shout.tsx';
