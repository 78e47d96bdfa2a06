export { loginInput } from '@setu/contract';
