// What one's own profile shows of one's personal tokens.
export { TokenSection } from './section';
