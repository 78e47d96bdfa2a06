export { savedUserInput } from '@setu/contract';
