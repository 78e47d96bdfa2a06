export { addSecondFactorInput, finishSignInInput, removeFactorInput } from '@setu/contract';
