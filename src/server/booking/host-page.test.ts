import { expect, test } from "vitest";
import { writeHostPage } from "./host-page.ts";

const page = `<html><head><title>With %HOST_NAME%</title><meta content="With %HOST_NAME%"/></head>
<body><img src="%HOST_PICTURE%"/><h1>%HOST_NAME%</h1>
<p>%HOST_TITLE% · %HOST_COMPANY% · License %HOST_LICENSE%</p></body></html>`;
const host = { id: "id-1", fullName: "Ana Ruiz", companyName: "Dean Homes", title: "Realtor" };
const write = (more: object) =>
  writeHostPage(page, { kind: "Appointment", host: { ...host, ...more } });
const lineOf = (html: string) => /<p>(.*)<\/p>/.exec(html)?.[1];

test("a host is rendered in the page as the page itself would show them", () => {
  const html = write({ pictureUrl: "https://ana.example/me.png", licenseNumber: "NY-1042" });
  expect(html).toContain("<title>With Ana Ruiz</title>");
  expect(html).toContain('<meta content="With Ana Ruiz"/>');
  expect(html).toContain('<img src="https://ana.example/me.png"/>');
  expect(lineOf(html)).toBe("Realtor · Dean Homes · License NY-1042");
  expect(html).not.toContain("%HOST");
});

test.each([
  [{}, "Realtor · Dean Homes"],
  [{ title: null }, "Dean Homes"],
  [{ companyName: null }, "Realtor"],
  [{ companyName: "", licenseNumber: "7" }, "Realtor · License 7"],
  [{ title: null, companyName: null }, ""],
])("what is not shown is removed with its placeholder: %j", (more, line) => {
  const html = write(more);
  expect(lineOf(html)).toBe(line);
  expect(html).not.toContain("<img");
  expect(html).not.toContain("%HOST");
});

test("no name can break the markup, neither in the page nor in the data beside it", () => {
  const fullName = `</script><script>alert(1)</script>"'&<!-- %HOST_TITLE% %BASE_URL% $& $1`;
  const html = write({ fullName });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("<!--");
  expect(html).toContain(
    "<h1>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;&lt;!-- %HOST_TITLE% %BASE_URL% $&amp; $1</h1>",
  );
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(json!)).toEqual({ kind: "Appointment", host: { ...host, fullName } });
});
