import { describe, expect, test } from 'vitest';
import { product, productsOf, structureFailureOf } from '../../../../testing/dumps.ts';

describe('a dump of MySQL', () => {
  test('written by mysqldump gives its rows, without those in triggers and procedures', async () => {
    const dump = String.raw`/*!999999\- enable the sandbox mode */
-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
DROP TABLE IF EXISTS ${'`products`'};
/*!40101 SET @saved_cs_client     = @@character_set_client */;
CREATE TABLE ${'`products`'} (
  ${'`id`'} int(10) unsigned NOT NULL AUTO_INCREMENT,
  ${'`Sku`'} varchar(40) COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT 'a,b)',
  ${'`Product`'} varchar(255) NOT NULL COMMENT 'the name; it\'s shown',
  ${'`Category`'} enum('A','B') DEFAULT NULL,
  ${'`Cost`'} decimal(10,2) DEFAULT NULL,
  ${'`Price`'} decimal(10,2) /*!50606 STORAGE DISK */ NOT NULL,
  PRIMARY KEY (${'`id`'}),
  UNIQUE KEY ${'`sku`'} (${'`Sku`'}),
  KEY ${'`cat`'} (${'`Category`'},${'`Price`'})
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 /*!50100 PARTITION BY KEY (id) */;
LOCK TABLES ${'`products`'} WRITE;
/*!40000 ALTER TABLE ${'`products`'} DISABLE KEYS */;
INSERT INTO ${'`products`'} VALUES (1,'A-1','22\" LED; it\'s (new), -- really /* ok */ # yes','CAT',1.00,2.50),(2,'A-2','C:\\','B',NULL,99999999.99);
/*!40000 ALTER TABLE ${'`products`'} ENABLE KEYS */;
UNLOCK TABLES;
DELIMITER ;;
/*!50003 CREATE*/ /*!50017 DEFINER=${'`root`@`localhost`'}*/ /*!50003 TRIGGER t BEFORE INSERT ON ${'`products`'} FOR EACH ROW
BEGIN
  -- it's a comment
  SET @a = 1;
  INSERT INTO products VALUES (3,'A-3','Never', 'B', 1, 1);
END */;;
DELIMITER ;
DELIMITER $$
CREATE PROCEDURE p ()
BEGIN
  BEGIN SET @a = 1; END;
  INSERT INTO products VALUES (5,'A-5','Never either', 'B', 1, 1);
END$$
DELIMITER ;
INSERT INTO ${'`products`'} VALUES (4,'A-4','Last',NULL,0,0);
-- Dump completed on 2026-11-02
`;
    expect(await productsOf(dump)).toEqual([
      product({
        name: '22" LED; it\'s (new), -- really /* ok */ # yes',
        category: 'CAT',
        sku: 'A-1',
        cost: 100,
        price: 250,
      }),
      product({ sku: 'A-2', name: 'C:\\', category: 'B', cost: 0, price: 9_999_999_999 }),
      product({ sku: 'A-4', name: 'Last', category: 'UNCATEGORISED', cost: 0, price: 0 }),
    ]);
  });

  test.each([
    'DELIMITER ;;\nUPDATE products SET price = 1;;\nDELIMITER ;',
    "DELIMITER $$\n\nINSERT INTO products (sku, product, price) VALUES ('B', 'C', 1)$$\nDELIMITER ;",
    'DELIMITER //\nCREATE PROCEDURE p() BEGIN SET @a = 1; END//\nDELETE FROM products//\nDELIMITER ;',
    'DELIMITER ;;\nCREATE PROCEDURE p() SET @a = 1;;\nDROP TABLE products;;\nDELIMITER ;',
    'DELIMITER |\nSET @a = 1|/*!50003 ALTER*/ TABLE products DROP price|\nDELIMITER ;',
  ])('is refused when a statement about rows is among its routines: %j', async (section) => {
    const insert = "INSERT INTO products (sku, product, price) VALUES ('A', 'Camera', 1);";
    const dump = `-- MySQL dump 10.13\n${insert}\n${section}\n-- Dump completed\n`;
    expect(await structureFailureOf(dump)).toMatch(
      /^Line [4-6]: between DELIMITER lines only routines are expected/,
    );
  });

  test('gives the same row from every form of INSERT and REPLACE', async () => {
    const row = "('A-1', 'Camera', 'CAMERAS', 519.45, 804.90)";
    const columns = '(`SKU`, `product`, `CATEGORY`, `cost`, `Price`)';
    for (const statement of [
      `INSERT INTO \`products\` ${columns} VALUES ${row};`,
      `insert ignore into Products ${columns} values ${row};`,
      `REPLACE INTO \`stock\`.\`PRODUCTS\` ${columns} VALUE ${row};`,
      `INSERT LOW_PRIORITY INTO stock . products${columns}VALUES${row};`,
      `INSERT products ${columns} VALUES ${row} ON DUPLICATE KEY UPDATE price = VALUES(price);`,
      `INSERT INTO "products" ("Sku", "Product", "Category", "Cost", "Price") VALUES ${row};`,
      `/*!50000 INSERT INTO products ${columns} VALUES ${row} */;`,
    ]) {
      expect(await productsOf(`-- phpMyAdmin SQL Dump\n${statement}\n`)).toEqual([product()]);
    }
  });

  test('gives plain texts for values with a character set prefix and in either quotes', async () => {
    const dump = `-- phpMyAdmin SQL Dump
INSERT INTO products (sku, product, category, cost, price) VALUES
(_utf8mb4'A-1', N'Camera', _binary 'CAMERAS', '519.45', "804.90"),
("A-2", "He said ""it's \\"new\\".", 'CAMERAS', +519.45, 804.9);`;
    expect(await productsOf(dump)).toEqual([
      product(),
      product({ sku: 'A-2', name: 'He said "it\'s "new".' }),
    ]);
  });

  test('gives its rows whatever expressions are in unused columns', async () => {
    const values = [
      'NULL',
      'DEFAULT',
      'CURRENT_TIMESTAMP',
      'CURRENT_TIMESTAMP()',
      "concat('a,b', ')', (1, (2)))",
      '1 + 2 * -3',
      '5--3',
      "0xCAFE00 + X'00FF' + b'01'",
      "CAST('2026-01-01' AS datetime(6))",
      "'a' COLLATE utf8mb4_bin",
      "'a' 'b'",
      "_binary '\\0\\'\\\\'",
      "ST_GeomFromText('POINT(1 1)')",
      '-1',
      "''",
    ];
    const rows = values.map(
      (value, at) => `(${value}, 'A-${at}', ${value}, 'Camera', 804.90, ${value})`,
    );
    const dump = `-- phpMyAdmin SQL Dump
INSERT INTO products (x, sku, y, product, price, z) VALUES ${rows.join(', ')};`;
    const expected = values.map((_, at) =>
      product({ sku: `A-${at}`, category: 'UNCATEGORISED', cost: 0 }),
    );
    expect(await productsOf(dump)).toEqual(expected);
  });

  test('without a header is recognised by a backslash that only MySQL could have written', async () => {
    const dump = `INSERT INTO products (sku, product, price) VALUES ('A-1', '6\\' cable', 1),
('A-2', '22\\" LED', 2);`;
    expect((await productsOf(dump)).map(({ name }) => name)).toEqual(["6' cable", '22" LED']);
  });

  test('without a header is recognised by ENGINE=, but not by a column called engine', async () => {
    const rows = String.raw`INSERT INTO products VALUES ('A', 'C:\\', 1);`;
    const engineColumn = `CREATE TABLE cars (engine int);
CREATE TABLE products (sku text, product text, price int)`;
    expect((await productsOf(`${engineColumn} ENGINE=InnoDB;${rows}`))[0]?.name).toBe('C:\\');
    expect(await structureFailureOf(`${engineColumn};${rows}`.replace('1)', "1, '\\')"))).toMatch(
      /a backslash before a quotation mark can mean two things/,
    );
  });

  test('that begins with a warning from mysqldump is read', async () => {
    const dump = `mysqldump: [Warning] Using a password on the command line can be insecure.
-- MySQL dump 10.13
/*!40101 SET NAMES utf8 */;
INSERT INTO \`products\` (sku, product, price) VALUES ('A', 'it\\'s', 1);
-- Dump completed on 2026-11-02`;
    expect((await productsOf(dump))[0]?.name).toBe("it's");
  });
});
