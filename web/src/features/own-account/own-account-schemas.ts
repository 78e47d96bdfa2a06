export { changeEmailInput } from '@setu/contract';
