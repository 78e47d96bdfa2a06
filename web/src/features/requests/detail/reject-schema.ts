export { rejectInput } from '@setu/contract';
