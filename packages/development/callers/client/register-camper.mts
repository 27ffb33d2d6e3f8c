// A program whose only source is the OpenAPI document. It is compiled against the client generated from the document,
// and run with the API's URL, an email address and a password.
import { deepStrictEqual, ok } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type Camper = components['schemas']['CamperRecord'];

type Form = paths['/camper/create']['post']['requestBody']['content']['application/json'];

const [baseUrl = '', email = '', password = '', answers = '', picture = ''] = process.argv.slice(2);
const form = JSON.parse(answers) as Form;

const client = createClient<paths>({ baseUrl });

const login = await client.POST('/user/login', { body: { email, password } });
ok(login.data, login.error?.message);
client.use({
  onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${login.data.token}`),
});

const { data: camp, error: noCamp } = await client.GET('/camp/current');
ok(camp, noCamp?.message);
ok(camp.registrationOpen, `Registration for ${camp.year} is not open.`);

const bytes = await readFile(picture);
const registered = await client.POST('/camper/create', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: {
    ...form,
    covid: 'Yes',
    grade: '6th',
  },
  // A form, because it includes a picture.
  bodySerializer: (body) => {
    const parts = new FormData();
    for (const [name, value] of Object.entries(body)) parts.append(name, String(value));
    parts.append('covidVaccineImage', new Blob([bytes]), 'proof.png');
    return parts;
  },
});
ok(registered.data, registered.error?.message);
const camper: Camper = registered.data.msg;
deepStrictEqual(
  [camper.nameFirst, camper.grade, camper.campYear, camper.paid],
  [form.nameFirst, '6th', camp.year, null],
);
ok(camper.covidVaccineImage, 'The picture is not there.');

const { data: read, error: unread } = await client.GET('/camper/read/{id}', {
  params: { path: { id: registered.data._id } },
});
ok(read, unread?.message);
deepStrictEqual(read, camper);

const { error: refused } = await client.POST('/user/login', { body: { email, password: `${password}?` } });
deepStrictEqual(refused?.code, 'wrong-login');
