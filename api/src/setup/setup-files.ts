import type { MadeSecrets } from './make-secrets';

/** The settings of an installation that are not made by chance. */
export interface Installation {
  publicUrl: string;
  sender: string;
  smtpUrl: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Variables of compose and the product that this kind of installation needs besides. */
  others: Readonly<Record<string, string>>;
}

/** Path from the folder of docker-compose.yml, and content. */
export type SetupFiles = Readonly<Record<string, string>>;

/** The user that runs the containers: `1000:1000`. It owns the files. */
export type Owner = { uid: number; gid: number };

/** The files that docker-compose.yml reads. Secrets are apart from settings, each in its own file. */
export function setupFiles(installation: Installation, secrets: MadeSecrets, owner: Owner): SetupFiles {
  const { publicUrl, sender, smtpUrl, stripeSecretKey, stripeWebhookSecret, others } = installation;
  const { jwtSecret, medicalKey, mongodbPassword, mongodbKey, redisPassword, operator, tester } = secrets;
  return {
    '.env': envFile({
      PUBLIC_URL: publicUrl,
      MAIL_FROM: sender,
      BACKUP_RECIPIENTS: `${operator.recipient},${tester.recipient}`,
      CAMP_USER: `${owner.uid}:${owner.gid}`,
      ...others,
    }),
    ...inFolder({
      backup_s3_secret: '',
      backup_test_key: tester.identity,
      bounce_imap_url: '',
      jwt_secret: jwtSecret,
      jwt_secret_previous: '',
      medical_key: medicalKey,
      mongodb_key: mongodbKey,
      mongodb_password: mongodbPassword,
      mongodb_uri: `mongodb://camp:${mongodbPassword}@mongo:27017/camp?replicaSet=camp&authSource=admin`,
      otel_exporter_otlp_headers: '',
      redis_conf: `requirepass ${redisPassword}`,
      redis_url: `redis://:${redisPassword}@redis:6379`,
      smtp_url: smtpUrl,
      stripe_secret_key: stripeSecretKey,
      stripe_webhook_secret: stripeWebhookSecret,
      stripe_webhook_secret_previous: '',
    }),
  };
}

const inFolder = (secrets: SetupFiles): SetupFiles =>
  Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [`secrets/${name}`, `${secret}\n`]));

/** Compose replaces nothing in single quotes, and reads `\'` as a quote. */
const envFile = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value.replaceAll("'", "\\'")}'\n`)
    .join('');
