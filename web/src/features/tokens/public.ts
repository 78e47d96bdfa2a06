// What a user's own profile shows about personal tokens.
export { TokenSection } from './section';
