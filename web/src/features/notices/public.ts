// The part of the notifications that other features and the shell use: the newest ones.
export { LastNotices } from './last-notices';
