// The parts of the requests that other features use: the addresses of their lists, and how their amounts are shown.
export { type ClockLevel, dueLevel } from './model/due-level';
export { answerOf } from './model/next-step';
export { isBudget, rowTotal } from './model/row-total';
export { type Reader, type RequestKind, toRequest, toRequestList } from './model/side';
export { useActText } from './model/use-act-text';
export { AcceptButton, mayAccept } from './transitions/accept-button';
