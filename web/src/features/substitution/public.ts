// The parts of substitutions that user pages use.
export { Substitutes } from './substitutes';
export { SubstitutionSection } from './substitution-section';
