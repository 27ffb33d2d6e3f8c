import { notChecked, right, wrong } from '@camp/checks/check';
import { startOtlpReceiver } from '@camp/testing/otlp-receiver';
import { doctorTools } from '../../../test/doctor-tools';
import type { DoctorEnv } from '../env';
import { traces } from './traces';

const ask = (settings: DoctorEnv) => traces.run(doctorTools({ settings }));

it('sends no span, and says whether the collector accepts it', async () => {
  const receiver = await startOtlpReceiver();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'secret' },
  };

  expect(await ask(settings)).toEqual(right('The collector takes traces.'));
  receiver.answerWith(401);
  expect(await ask(settings)).toEqual(wrong('The collector of traces rejects OTEL_EXPORTER_OTLP_HEADERS.'));
  receiver.answerWith(404);
  expect(await ask(settings)).toEqual(wrong('The collector of traces answers with status 404.'));
  await receiver.close();
  expect(await ask(settings)).toEqual(wrong('The collector of traces does not answer.'));

  expect(receiver.spans()).toEqual([]);
  expect(receiver.requests[0]?.headers['x-key']).toBe('secret');
});

it('is not checked without an address', async () => {
  expect(await ask({})).toEqual(notChecked('OTEL_EXPORTER_OTLP_ENDPOINT is not set.'));
});
