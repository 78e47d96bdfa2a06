// What one's own pages show of the address one signs in with, and of one's consent and erasure.
export { EmailSection, ErasureSection } from './sections';
