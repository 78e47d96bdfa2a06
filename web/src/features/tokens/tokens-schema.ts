export { createTokenInput } from '@setu/contract';
