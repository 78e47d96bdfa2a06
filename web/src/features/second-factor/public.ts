// The parts of the second factor that other features use: the step after the password, and the panel of “Password and
// devices”.
export { SecondFactorPanel } from './panel/second-factor-panel';
export { SecondStep } from './step/second-step';
