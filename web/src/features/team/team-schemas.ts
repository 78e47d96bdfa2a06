export {
  acceptInviteInput,
  inviteEditInput,
  inviteInput,
  profileInput,
  removeTeammateInput,
  removeWithHeirInput,
} from '@setu/contract';
