import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { badValue, CommandError, notImplemented } from '../errors';
import { type BsonDocument, isInt32 } from './types';

const maximumDepth = 200;

/**
 * Reads one BSON document. The library's own reader either turns every double, int64 and int32 into one JavaScript
 * number, which loses the type a client wrote, or wraps all of them, which triples the memory; this one wraps only
 * where the type could not be told from the value (see `BsonDocument`).
 * @param buffer bytes; binary values keep their own copy of them
 * @param start offset of the document's length
 * @throws CommandError BadValue for malformed bytes
 */
export function decodeDocument(buffer: Buffer, start = 0): BsonDocument {
  try {
    return new Reader(buffer, start).document(0);
  } catch (error) {
    // A length that points beyond the end makes the buffer itself throw.
    throw error instanceof CommandError ? error : malformed();
  }
}

class Reader {
  constructor(
    private readonly buffer: Buffer,
    private position: number,
  ) {}

  document(depth: number): BsonDocument {
    const stop = this.enter(depth);
    const document: BsonDocument = {};
    for (;;) {
      const type = this.buffer[this.position]!;
      this.position += 1;
      if (type === 0) break;
      const name = this.cstring();
      // As a property this name would change the prototype instead of adding a field.
      if (name === '__proto__') throw notImplemented('a field named __proto__');
      document[name] = this.value(type, depth);
    }
    this.leave(stop);
    return document;
  }

  private array(depth: number): unknown[] {
    const stop = this.enter(depth);
    const array: unknown[] = [];
    for (;;) {
      const type = this.buffer[this.position]!;
      this.position += 1;
      if (type === 0) break;
      this.position = this.endOfName() + 1;
      array.push(this.value(type, depth));
    }
    this.leave(stop);
    return array;
  }

  private enter(depth: number): number {
    if (depth > maximumDepth) throw badValue(`nested more than ${maximumDepth} levels deep`);
    const stop = this.position + this.int32();
    if (stop > this.buffer.length || stop < this.position + 1 || this.buffer[stop - 1] !== 0)
      throw malformed();
    return stop;
  }

  private leave(stop: number): void {
    if (this.position !== stop) throw malformed();
  }

  private value(type: number, depth: number): unknown {
    switch (type) {
      case 0x01:
        return this.double();
      case 0x02:
        return this.text();
      case 0x03:
        return this.document(depth + 1);
      case 0x04:
        return this.array(depth + 1);
      case 0x05:
        return this.binary();
      case 0x07:
        return new ObjectId(this.copy(12));
      case 0x08:
        return this.byte() === 1;
      case 0x09:
        return new Date(this.long().toNumber());
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.cstring(), this.cstring());
      case 0x0d:
        return new Code(this.text());
      case 0x0e:
        return new BSONSymbol(this.text());
      case 0x10:
        return this.int32();
      case 0x11:
        return new Timestamp(this.long().toUnsigned());
      case 0x12:
        return this.long();
      case 0x13:
        return new Decimal128(this.copy(16));
      case 0xff:
        return new MinKey();
      case 0x7f:
        return new MaxKey();
      default:
        throw notImplemented(`the BSON type 0x${type.toString(16)}`);
    }
  }

  private int32(): number {
    const value = this.buffer.readInt32LE(this.position);
    this.position += 4;
    return value;
  }

  private double(): number | Double {
    const value = this.buffer.readDoubleLE(this.position);
    this.position += 8;
    return isInt32(value) ? new Double(value) : value;
  }

  private long(): Long {
    return new Long(this.int32(), this.int32());
  }

  private byte(): number {
    const value = this.buffer[this.position]!;
    this.position += 1;
    return value;
  }

  private text(): string {
    const length = this.int32();
    const stop = this.position + length - 1;
    if (length < 1 || stop >= this.buffer.length || this.buffer[stop] !== 0) throw malformed();
    const text = this.buffer.toString('utf8', this.position, stop);
    this.position = stop + 1;
    return text;
  }

  private cstring(): string {
    const stop = this.endOfName();
    const text = this.buffer.toString('utf8', this.position, stop);
    this.position = stop + 1;
    return text;
  }

  private endOfName(): number {
    const stop = this.buffer.indexOf(0, this.position);
    if (stop < 0) throw malformed();
    return stop;
  }

  private binary(): Binary {
    const length = this.int32();
    const subtype = this.byte();
    if (length < 0) throw malformed();
    return new Binary(this.copy(length), subtype);
  }

  /** A copy: a slice would keep the whole message in memory for as long as the value lives. */
  private copy(length: number): Buffer {
    const stop = this.position + length;
    if (stop > this.buffer.length) throw malformed();
    const bytes = Buffer.from(this.buffer.subarray(this.position, stop));
    this.position = stop;
    return bytes;
  }
}

const malformed = () => badValue('malformed BSON');
