export { changePasswordInput, resetInput, resetRequestInput } from '@setu/contract';
