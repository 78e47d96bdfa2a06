// What other features use of the requests: where their lists are, and how an amount of one is shown.
export { type ClockLevel, clockLevel } from './model/clock-level';
export { convertedPrice } from './model/converted-price';
export type { StepStatus } from './model/next-step';
export { rateOf } from './model/request-prices';
export { type Reader, type RequestKind, toRequest, toRequestList } from './model/side';
