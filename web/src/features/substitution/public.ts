// The parts of substitutions that user pages use.
export { SubstitutionSection } from './substitution-section';
