import { connect, type Socket } from 'node:net';
import { deserialize, type Document, serialize } from 'bson';

/** Sends commands unchanged, without a driver's sessions, retries and checks. */
export class RawClient {
  private constructor(private readonly socket: Socket) {}

  static connect(uri: string): Promise<RawClient> {
    const { hostname, port } = new URL(uri);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new RawClient(socket)));
      socket.once('error', reject);
    });
  }

  command(command: Document): Promise<Document> {
    const body = serialize(command);
    const header = Buffer.alloc(21);
    header.writeInt32LE(21 + body.length, 0);
    header.writeInt32LE(1, 4);
    header.writeInt32LE(2013, 12);
    return this.send(Buffer.concat([header, body]));
  }

  /** Sends bytes and reads the body of one OP_MSG. Rejects when the server closes the connection. */
  async send(bytes: Buffer): Promise<Document> {
    return deserialize((await this.sendBytes(bytes)).subarray(21));
  }

  /** Sends bytes and reads one whole message. */
  sendBytes(bytes: Buffer): Promise<Buffer> {
    this.socket.write(bytes);
    return new Promise((resolve, reject) => {
      let received = Buffer.alloc(0);
      const read = (chunk: Buffer): void => {
        received = Buffer.concat([received, chunk]);
        if (received.length < 4 || received.length < received.readInt32LE(0)) return;
        this.socket.off('data', read);
        resolve(received);
      };
      this.socket.on('data', read);
      this.socket.once('close', () => reject(new Error('closed')));
    });
  }

  close(): void {
    this.socket.destroy();
  }
}
