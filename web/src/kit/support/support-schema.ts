export { supportInput } from '@setu/contract';
