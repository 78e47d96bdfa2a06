import { connect } from '@setu/kit/rpc';
import { CatalogueClient } from '@setu/proto/catalogue';
import { FxClient } from '@setu/proto/fx';
import { IdentityClient } from '@setu/proto/identity';
import { MediaClient } from '@setu/proto/media';
import { RequestClient } from '@setu/proto/request';
import { ReviewClient } from '@setu/proto/review';
import type { Config } from './config.js';

/** The typed clients of the six services. */
export const connectServices = (config: Config) => {
  const options = { actorKeys: config.ACTOR_KEYS };
  return {
    identity: connect(IdentityClient, config.IDENTITY_ADDRESS, options),
    // Passwords are slow on purpose: a flood of them must not take the calls in flight of everything else.
    passwords: connect(IdentityClient, config.IDENTITY_ADDRESS, options),
    catalogue: connect(CatalogueClient, config.CATALOGUE_ADDRESS, options),
    request: connect(RequestClient, config.REQUEST_ADDRESS, options),
    review: connect(ReviewClient, config.REVIEW_ADDRESS, options),
    media: connect(MediaClient, config.MEDIA_ADDRESS, options),
    fx: connect(FxClient, config.FX_ADDRESS, options),
  };
};
export type Services = ReturnType<typeof connectServices>;
