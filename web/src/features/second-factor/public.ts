// What others use of the second factor: the step after the password, and its part of «password and devices».
export { SecondFactorPanel } from './panel/second-factor-panel';
export { SecondStep } from './step/second-step';
