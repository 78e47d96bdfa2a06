// What a simulation needs to run the review service and to judge its histories.
export { definition } from './app.js';
export { type Action, after } from './reviews/domain/lifecycle.js';
