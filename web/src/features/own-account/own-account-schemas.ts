export { askErasureInput, askErasureWithHeirInput, changeEmailInput } from '@setu/contract';
