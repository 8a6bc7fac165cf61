// What nobody needs to begin: it comes when somebody wants to look something up.
export { Display } from './Display.tsx';
export { IndexSearch } from './IndexSearch.tsx';
